/** Words of the certificate that a studio signs its PDFs with. */
export const messaggiCertificato = {
  titolo: 'Certificato di firma',
  testo:
    'Con il certificato dello studio (.p12 o .pfx) si firmano i PDF dal Documentale. La password si scrive a ogni firma e non si conserva.',
  presente: (titolare: string, giorno: string) => `Di ${titolare}, vale fino al ${giorno}`,
  scaduto: (titolare: string, giorno: string) => `Di ${titolare}, scaduto il ${giorno}`,
  emittente: (nome: string) => `Emesso da ${nome}.`,
  assente: 'Non presente',
  scegli: 'Scegli il certificato',
  trascina: 'Un file .p12 o .pfx, con la sua chiave.',
  password: 'Password del certificato',
  carica: 'Carica',
  sostituisci: 'Sostituisci',
  togli: 'Togli',
  togliDomanda: 'Togliere il certificato di firma?',
  togliTesto: 'Ciò che ha firmato resta firmato. Per firmare ancora si dovrà caricarlo di nuovo.',
  caricato: 'Certificato caricato.',
  tolto: 'Certificato tolto.',

  firma: 'Firma con il certificato',
  firmaTitolo: 'Firma con il certificato dello studio',
  firmaTesto: (nome: string, titolare: string) =>
    `«${nome}» sarà firmato con il certificato di ${titolare}. Il file di adesso resta fra le versioni.`,
  motivo: 'Motivo, se serve',
  firmato: 'Documento firmato: la firma è nel file.',

  firme: 'Firme nel file',
  integra: 'Integra',
  rotta: 'Non integra: il file non è quello firmato',
  ampliato: 'Integra; dopo è stato aggiunto altro',
  ignoto: 'Certificato non leggibile',
  quando: (quando: string) => `dice del ${quando}`,
  fuoriValidita: 'In quel giorno il certificato non valeva.',
  fiducia: 'Quadra controlla il file, non chi ha emesso il certificato.',
} as const;
