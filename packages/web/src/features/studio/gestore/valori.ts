import type { TipoGestore } from '@quadra/contract';
import type { Gestore, GestoreScritto } from './gestore.api.ts';

const testi = [
  'codice',
  'nome',
  'ragioneSociale',
  'partitaIva',
  'cF',
  'via',
  'comune',
  'comuneDesc',
  'provincia',
  'cap',
  'email',
  'telefono',
  'reaUfficio',
  'reaNumero',
  'reaCapitaleSociale',
] as const;
export const flagVendita = [
  'abilitaBonifici',
  'pagamentoCartaCredito',
  'creazionePacchettiApplicativi',
  'bloccato',
] as const;
const flag = [...flagVendita, 'reaSocioUnico', 'reaLiquidazione'] as const;
export type NomeTesto = (typeof testi)[number];
export type NomeFlag = (typeof flag)[number];

/** A gestore as the form holds it: every text a string, '' when empty. */
export type Valori = Record<NomeTesto, string> &
  Record<NomeFlag, boolean> & {
    tipoGestore: TipoGestore;
    dataBlocco: string;
    soglia: string;
    limiteAttivazioni: string;
  };

const pickTesti = <T>(read: (nome: NomeTesto) => T) =>
  Object.fromEntries(testi.map((nome) => [nome, read(nome)])) as Record<NomeTesto, T>;
const pickFlag = (read: (nome: NomeFlag) => boolean) =>
  Object.fromEntries(flag.map((nome) => [nome, read(nome)])) as Record<NomeFlag, boolean>;

const valoriVuoti: Valori = {
  ...pickTesti(() => ''),
  ...pickFlag(() => false),
  tipoGestore: 0,
  dataBlocco: '',
  soglia: '',
  limiteAttivazioni: '0',
};

export const toValori = (gestore: Gestore | null): Valori =>
  gestore === null
    ? valoriVuoti
    : {
        ...pickTesti((nome) => gestore[nome] ?? ''),
        ...pickFlag((nome) => gestore[nome]),
        tipoGestore: gestore.tipoGestore,
        dataBlocco: gestore.dataBlocco ?? '',
        soglia: gestore.soglia === null ? '' : String(gestore.soglia),
        limiteAttivazioni: String(gestore.limiteAttivazioni),
      };

const orNull = (testo: string) => (testo.trim() === '' ? null : testo.trim());
/** The gestore to send: '' becomes null. */
export const toScritto = (valori: Valori): GestoreScritto => ({
  ...pickTesti((nome) => orNull(valori[nome])),
  ...pickFlag((nome) => valori[nome]),
  codice: valori.codice.trim(),
  nome: valori.nome.trim(),
  ragioneSociale: valori.ragioneSociale.trim(),
  tipoGestore: valori.tipoGestore,
  dataBlocco: orNull(valori.dataBlocco),
  soglia: valori.soglia === '' ? null : Number(valori.soglia),
  limiteAttivazioni: Number(valori.limiteAttivazioni || 0),
});
