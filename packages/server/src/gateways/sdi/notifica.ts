import { type ElementoXml, findElemento, readTesto, readXml } from './busta-soap.ts';

type TipoNotifica = 'RC' | 'NS' | 'MC' | 'NE' | 'DT' | 'AT';

/** The notices, by the name of their root: those of the private channel and those of the offices of the State. */
const radici: Readonly<Record<string, TipoNotifica>> = {
  RicevutaConsegna: 'RC',
  RicevutaScarto: 'NS',
  NotificaScarto: 'NS',
  RicevutaImpossibilitaRecapito: 'MC',
  NotificaMancataConsegna: 'MC',
  NotificaEsito: 'NE',
  NotificaDecorrenzaTermini: 'DT',
  AttestazioneTrasmissioneFattura: 'AT',
};

export interface NotificaSdi {
  readonly tipo: TipoNotifica;
  readonly identificativo: string;
  /** Of a refusal. */
  readonly errori: readonly { readonly codice: string; readonly testo: string }[];
  /** Of NE: whether the client took the invoice. */
  readonly isAccettata: boolean;
}

const readErrori = (radice: ElementoXml) =>
  (findElemento(radice, 'ListaErrori')?.figli ?? [])
    .filter(({ nome }) => nome === 'Errore')
    .map((errore) => ({ codice: readTesto(errore, 'Codice'), testo: readTesto(errore, 'Descrizione') }));

const ACCETTATA = 'EC01';

/** A notice of the exchange. @throws what is wrong with it */
export function readNotifica(xml: string): NotificaSdi {
  const radice = readXml(xml);
  const tipo = radici[radice.nome];
  if (!tipo) throw new Error(`Unknown notice ${radice.nome}`);
  return {
    tipo,
    identificativo: readTesto(radice, 'IdentificativoSdI'),
    errori: tipo === 'NS' ? readErrori(radice) : [],
    isAccettata: readTesto(radice, 'Esito') === ACCETTATA,
  };
}

/** The envelope with which the exchange brings a notice: whose file, its name, and the notice. @throws what is wrong with it */
export function readConsegna(busta: string): { identificativo: string; nomeFile: string; contenuto: string } {
  const letta = readXml(busta);
  const contenuto = Buffer.from(readTesto(letta, 'File'), 'base64').toString('utf8');
  const [identificativo, nomeFile] = [readTesto(letta, 'IdentificativoSdI'), readTesto(letta, 'NomeFile')];
  if (!/^\d{1,12}$/.test(identificativo) || !/^[a-zA-Z0-9_.]{9,50}$/.test(nomeFile) || contenuto === '')
    throw new Error('Not a notice');
  return { identificativo, nomeFile, contenuto };
}
