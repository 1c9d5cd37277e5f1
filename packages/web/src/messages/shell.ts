/** Words of the shell: bars, navigation, pages that are not there. */
export const messaggiShell = {
  paginaAssente: 'Pagina non trovata',
  paginaAssenteTesto:
    "L'indirizzo non corrisponde a nessuna pagina: verificarlo o tornare alla pagina iniziale.",
  tornaAllaHome: 'Vai alla Home',
  marchio: 'Quadra, vai alla Home',
  navigazione: 'Navigazione principale',
  barra: 'Barra superiore',
  aspetto: 'Aspetto',
  account: (nome: string) => `Account di ${nome}`,
  home: 'Home',
  anagrafica: 'Anagrafica',
  dichiarazioni: 'Dichiarazioni',
  posta: 'Posta',
  cerca: 'Cerca clienti, dichiarazioni, pagine',
  fornitoDa: 'Powered by Quadra',
  sitoFornitore: 'Sito del fornitore',
  paletteVuota: 'Scrivere un nome, un codice fiscale o il nome di una pagina.',
  paletteNessuno: (testo: string) => `Nessun risultato per «${testo}».`,
  gruppoPagine: 'Pagina',
  gruppoClienti: 'Cliente',
  gruppoDichiarazioni: 'Dichiarazione',
} as const;
