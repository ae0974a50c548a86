game-palio = Palio
game-palio-blurb = Des chevaux font trois fois le tour de la place de Sienne. Au pas on reprend son souffle, au galop on craint les virages.
game-palio-summary = À chaque manche, chaque cheval court une fois : au pas (2 longueurs, et le souffle revient), au trot (un dé) ou au galop (deux dés, pour 1 souffle). Deux dés égaux font tomber un cheval au galop au prochain virage. Quand un cheval a couru 36 longueurs, on finit la manche ; le plus avancé gagne.
ui-tagline-palio = Trois tours, deux virages, un vainqueur.

move-walk = Au pas
move-trot = Au trot
move-gallop = Au galop
prompt-gait = { $you ->
    [yes] À quelle allure court votre cheval ?
   *[no] { $seat } choisit une allure
}
why-no-breath = Sans souffle, aucun cheval ne galope

event-round = Manche { $round }
event-runs = { $gait ->
    [walk] { $seat } avance au pas de { $stretches } longueurs
    [trot] { $seat } avance au trot de { $stretches } longueurs
    [gallop] { $seat } avance au galop de { $stretches } longueurs
   *[fall] { $seat } galope et tombe au virage après { $stretches } longueurs
}

source-stretches = Longueurs
ui-change-stretches = longueurs
ui-change-breath = souffle
ui-horse = Cheval de { $seat } : { $run } longueurs sur { $finish }, souffle { $breath }
ui-lap = Tour { $lap }

concept-breath = Souffle
concept-breath-text = Un cheval a jusqu’à 3 souffles. Le galop en coûte 1, le pas en rend 1.
concept-breath-rules = PA-203, PA-201, PA-204
concept-bend = Virage
concept-bend-text = San Martino et Casato : deux dés égaux y font tomber un cheval au galop.
concept-bend-rules = PA-205
