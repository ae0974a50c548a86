"""What notices say, in the reader's language: a subject and a sentence; `{…}` is filled in.

Of the pages behind their links: what the button says, and what is so when it was pressed.
"""

from __future__ import annotations

LETTERS: dict[str, dict[str, tuple[str, str]]] = {
    "en": {
        "turn": ("Your turn: {table}", "It is your turn at the table “{table}”."),
        "over": ("The game is over: {table}", "The game at the table “{table}” is over."),
        "asked": ("A question: {table}", "The table “{table}” waits for your answer."),
        "offer": (
            "An offer for you: {table}",
            "Somebody at the table “{table}” makes you an offer.",
        ),
        "confirm": (
            "Confirm your address",
            "Somebody, hopefully you, wants to hear of their turns at this address. "
            "Open the link to confirm it; otherwise do nothing.",
        ),
        "off": ("", "No more of these letters: {off}"),
        "press-confirm": ("Confirm this address", "This address will hear of your turns."),
        "press-off": ("No more letters to this address", "This address will get no more letters."),
    },
    "fr": {
        "turn": ("À vous : {table}", "C’est à vous de jouer à la table « {table} »."),
        "over": ("Partie terminée : {table}", "La partie à la table « {table} » est terminée."),
        "asked": ("Une question : {table}", "La table « {table} » attend votre réponse."),
        "offer": (
            "Une offre pour vous : {table}",
            "On vous fait une offre à la table « {table} ».",
        ),
        "confirm": (
            "Confirmez votre adresse",
            "Quelqu’un, vous sans doute, souhaite recevoir ses avis à cette adresse. "
            "Ouvrez le lien pour la confirmer ; sinon, ne faites rien.",
        ),
        "off": ("", "Ne plus recevoir ces lettres : {off}"),
        "press-confirm": ("Confirmer cette adresse", "Cette adresse recevra vos avis."),
        "press-off": (
            "Ne plus envoyer de lettres à cette adresse",
            "Cette adresse ne recevra plus de lettres.",
        ),
    },
    "de": {
        "turn": ("Du bist am Zug: {table}", "Am Tisch „{table}“ bist du am Zug."),
        "over": ("Das Spiel ist aus: {table}", "Das Spiel am Tisch „{table}“ ist aus."),
        "asked": ("Eine Frage: {table}", "Der Tisch „{table}“ wartet auf deine Antwort."),
        "offer": (
            "Ein Angebot für dich: {table}",
            "Am Tisch „{table}“ macht dir jemand ein Angebot.",
        ),
        "confirm": (
            "Bestätige deine Adresse",
            "Jemand, hoffentlich du, möchte an diese Adresse erfahren, wann er am Zug ist. "
            "Öffne den Link, um sie zu bestätigen; sonst tu nichts.",
        ),
        "off": ("", "Keine solchen Briefe mehr: {off}"),
        "press-confirm": (
            "Diese Adresse bestätigen",
            "Diese Adresse erfährt, wann du am Zug bist.",
        ),
        "press-off": (
            "Keine Briefe mehr an diese Adresse",
            "Diese Adresse bekommt keine Briefe mehr.",
        ),
    },
    "pt": {
        "turn": ("É a sua vez: {table}", "É a sua vez na mesa “{table}”."),
        "over": ("A partida terminou: {table}", "A partida na mesa “{table}” terminou."),
        "asked": ("Uma pergunta: {table}", "A mesa “{table}” espera a sua resposta."),
        "offer": (
            "Uma oferta para você: {table}",
            "Alguém na mesa “{table}” faz uma oferta a você.",
        ),
        "confirm": (
            "Confirme o seu endereço",
            "Alguém, provavelmente você, quer receber avisos neste endereço. "
            "Abra a ligação para o confirmar; caso contrário, não faça nada.",
        ),
        "off": ("", "Não receber mais estas cartas: {off}"),
        "press-confirm": ("Confirmar este endereço", "Este endereço receberá os seus avisos."),
        "press-off": (
            "Não enviar mais cartas para este endereço",
            "Este endereço não receberá mais cartas.",
        ),
    },
    "it": {
        "turn": ("Tocca a te: {table}", "Tocca a te al tavolo «{table}»."),
        "over": ("La partita è finita: {table}", "La partita al tavolo «{table}» è finita."),
        "asked": ("Una domanda: {table}", "Il tavolo «{table}» aspetta la tua risposta."),
        "offer": (
            "Una proposta per te: {table}",
            "Qualcuno al tavolo «{table}» ti fa una proposta.",
        ),
        "confirm": (
            "Conferma il tuo indirizzo",
            "Qualcuno, si spera tu, vuole ricevere gli avvisi a questo indirizzo. "
            "Apri il link per confermarlo; altrimenti non fare nulla.",
        ),
        "off": ("", "Non ricevere più queste lettere: {off}"),
        "press-confirm": ("Conferma questo indirizzo", "Questo indirizzo riceverà i tuoi avvisi."),
        "press-off": (
            "Non inviare più lettere a questo indirizzo",
            "Questo indirizzo non riceverà più lettere.",
        ),
    },
}


def letter(language: str, kind: str, **filling: str) -> tuple[str, str]:
    """Subject and text of a letter; the subject is one line whatever a table is called."""
    subject, text = LETTERS.get(language, LETTERS["en"])[kind]
    line = " ".join(subject.format(**filling).split())
    return line, text.format(**filling)
