import type { EsitoFiducia, MarcaturaStudio } from '@quadra/contract';

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

  marca: 'Marca temporale',
  marcatureStudio: {
    Assente: 'Senza marca temporale: l’ora è quella che la firma dichiara.',
    Attiva: 'Ogni firma ha la marca temporale di un’autorità.',
    Simulata: 'Simulata: le marche sono di un servizio di prova e non valgono nulla.',
  } satisfies Record<MarcaturaStudio, string>,
  autoritaNote: (quante: number) =>
    quante === 0
      ? 'Quadra non ha un elenco di autorità: di chi ha emesso un certificato non dice se è attendibile.'
      : `Quadra conosce ${quante === 1 ? '1 autorità, indicata' : `${quante} autorità, indicate`} da chi la gestisce. L’elenco europeo (EUTL) non è consultato.`,

  firma: 'Firma con il certificato',
  firmaTitolo: 'Firma con il certificato dello studio',
  firmaTesto: (nome: string, titolare: string) =>
    `«${nome}» sarà firmato con il certificato di ${titolare}. Il file di adesso resta fra le versioni.`,
  marcature: {
    Assente: 'La firma sarà senza marca temporale.',
    Attiva: 'La firma avrà la marca temporale di un’autorità.',
    Simulata: 'La firma avrà una marca temporale simulata, che non vale nulla.',
  } satisfies Record<MarcaturaStudio, string>,
  senzaMarca: 'Firma senza marca temporale',
  marcato: 'Documento firmato, con la marca temporale: firma e marca sono nel file.',
  motivo: 'Motivo, se serve',
  firmato: 'Documento firmato: la firma è nel file.',

  firme: 'Firme nel file',
  integra: 'Integra',
  rotta: 'Non integra: il file non è quello firmato',
  ampliato: 'Integra; dopo è stato aggiunto altro',
  ignoto: 'Certificato non leggibile',
  quando: (quando: string) => `dice del ${quando}`,
  fuoriValidita: 'In quel giorno il certificato non valeva.',
  senzaMarcaFile: 'Senza marca temporale.',
  marcaDi: (quando: string, chi: string) => `Marca temporale del ${quando}, di ${chi}`,
  marcaRotta: 'Marca temporale non integra',
  fiducie: {
    Attendibile: 'Certificato attendibile',
    NonValida: 'Non attendibile in quel giorno',
    Ignota: 'Autorità non nota a Quadra',
  } satisfies Record<EsitoFiducia, string>,
  rilasciato: (esito: EsitoFiducia, autorita: string) =>
    esito === 'NonValida'
      ? `Rilasciato da ${autorita}, ma in quel giorno, o per quest’uso, non vale.`
      : `Rilasciato da ${autorita}.`,
  fiducia:
    'Quadra controlla il file e, per chi ha emesso il certificato, le autorità indicate da chi la gestisce. Non consulta l’elenco europeo (EUTL), né se un certificato è stato revocato.',
} as const;
