### Come si gioca a Le guerre d’Italia, in una pagina; ciò che è come in Virtù sta là.

ui-how-goal = *Lo scopo.* 1494. Francia e Napoli si contendono l’Italia e il favore di Firenze, Venezia e Roma. La Francia gioca sempre per prima. Chi conquista la posta della guerra vince subito; altrimenti decide il prestigio dopo il round { $rounds }.
ui-how-cycle = Un round in sei immagini
ui-how-2 = *Un’azione per primavera.* Una carta posta su una stanza ne sostituisce l’azione stampata. *Una stanza di ogni palazzo non ne ha* finché non vi giace una carta azione.
ui-how-4-title = Corteggia le Città Maggiori
ui-how-4 = Con { action-annex } ogni corona sposta il segnalino di una Città Maggiore *di uno spazio verso di te*; per Roma vale anche una croce. Una città favorevole lascia passare le tue truppe ed è ostile al rivale.
ui-how-5-title = Fatti un alleato
ui-how-5 = Un segnalino nella tua zona di alleanza quando la tua azione comincia può diventare *un’alleanza definitiva*. Carte, tessere, truppe e agente della città sono allora tuoi.
ui-how-6-title = Assedi, poi inverno
ui-how-6 = Quando entrambi hanno agito si risolvono gli assedi: *più forza di valore e guarnigione*. In inverno sposti carte, compri e recluti; il soldo è dovuto solo ogni { $every } round.
ui-how-cities = ogni città tua o del tuo alleato
ui-how-capitals = in più per ognuna delle cinque capitali tra esse
ui-how-alliances = ognuna conclusa
ui-how-trophies = ogni città tolta con l’assedio al rivale o a una Città Maggiore
ui-how-end = Alla *fine di una primavera* vince subito chi tiene, con disco o alleanza:
ui-how-end-guessed = Ricostruito: le condizioni stampate non sono note al pubblico.
ui-how-end-then = Se possono entrambi, vince la Francia. Altrimenti si conta il prestigio dopo il round { $rounds }; in parità vince chi ha più corone.
ui-how-tip-2-title = Sorveglia un tracciato
ui-how-tip-2 = Il tuo agente su un tracciato annulla la prima corona del rivale in ogni azione e gli nega l’alleanza.
ui-how-tip-3-title = Gli assedi costano favore
ui-how-tip-3 = Prendere una città a una Città Maggiore senza alleato ti costa { $siege } di influenza presso di lei.
