import { frasiCampo, type PossessoFilo, testiCampo } from '@quadra/contract';
import {
  type Data,
  findEccedenza,
  formatData,
  isCodiceContratto,
  isDaRegistrare,
  isInOrdine,
  isQuotaPossesso,
  type QuotaNelTempo,
} from '@quadra/values';
import type { ModelState } from '../../../http/domain-error.ts';

type Problema = readonly [campo: string, testo: string];

/** Rights that share the use of a property, and those that share its bare ownership: each group is a whole. */
const GODIMENTO: readonly string[] = [
  'Proprietà',
  'Usufrutto',
  'Uso',
  'Abitazione',
  'Superficie',
  'Enfiteusi',
  'Locazione finanziaria',
];
const NUDA: readonly string[] = ['Proprietà', 'Nuda proprietà'];

const fineDi = ({ Al, DataMorte }: PossessoFilo): Data | null =>
  DataMorte === null ? Al : Al === null || DataMorte < Al ? DataMorte : Al;

const toQuota = (possesso: PossessoFilo, quota: number): QuotaNelTempo => ({
  dal: possesso.Dal,
  al: fineDi(possesso),
  quota,
});

/** The possession of who died ends that day. */
export const endAllaMorte = (possesso: PossessoFilo): PossessoFilo => ({ ...possesso, Al: fineDi(possesso) });

function checkPossesso(possesso: PossessoFilo, dove: string): Problema[] {
  const { Dal, Quota, QuotaImu, DataMorte } = possesso;
  const al = fineDi(possesso);
  const problemi: Problema[] = [];
  if (al !== null && !isInOrdine(Dal, al, { anche: false }))
    problemi.push([`${dove}.${DataMorte === al ? 'DataMorte' : 'Al'}`, testiCampo.PERIODO_NON_VALIDO]);
  if (!isQuotaPossesso(Quota)) problemi.push([`${dove}.Quota`, testiCampo.QUOTA_NON_VALIDA]);
  if (QuotaImu !== null && QuotaImu !== 0 && !isQuotaPossesso(QuotaImu))
    problemi.push([`${dove}.QuotaImu`, testiCampo.QUOTA_IMU_NON_VALIDA]);
  return problemi;
}

function checkSomme(possessi: readonly PossessoFilo[]): Problema[] {
  const diDiritto = (tipi: readonly string[]) =>
    possessi.filter(({ TipoPossesso }) => tipi.includes(TipoPossesso)).map((p) => toQuota(p, p.Quota));
  const giorno = findEccedenza(diDiritto(GODIMENTO)) ?? findEccedenza(diDiritto(NUDA));
  if (giorno !== null) return [['Proprietari', frasiCampo.quoteOltreCento(formatData(giorno))]];
  const imu = findEccedenza(
    possessi
      .filter(({ TipoPossesso }) => TipoPossesso !== 'Nuda proprietà')
      .map((p) => toQuota(p, p.QuotaImu ?? p.Quota)),
  );
  return imu === null ? [] : [['Proprietari', frasiCampo.quoteOltreCento(formatData(imu))]];
}

/** What is wrong with who holds a property, and from when. */
export function checkPossessi(possessi: readonly PossessoFilo[]): Problema[] {
  if (possessi.length === 0) return [['Proprietari', testiCampo.PROPRIETARIO_MANCANTE]];
  const singoli = possessi.flatMap((possesso, indice) => checkPossesso(possesso, `Proprietari.${indice}`));
  return singoli.length > 0 ? singoli : checkSomme(possessi);
}

interface Contratto {
  readonly Dal: Data;
  readonly Al: Data | null;
  readonly CodiceIdentificativo: string | null;
  readonly DataRegistrazione: Data | null;
  readonly Serie: string | null;
  readonly Numero: string | null;
  readonly Sottonumero: string | null;
  readonly CodiceUfficio: string | null;
}

const isVuoto = (valore: string | null) => valore === null || valore === '';

function checkRegistrazione(contratto: Contratto, annoFiscale: number): Problema[] {
  const { CodiceIdentificativo: codice, DataRegistrazione: giorno } = contratto;
  const estremi = [giorno, contratto.Serie, contratto.Numero, contratto.CodiceUfficio];
  const isConEstremi = ![...estremi, contratto.Sottonumero].every(isVuoto);
  if (!isVuoto(codice) && isConEstremi) return [['CodiceIdentificativo', testiCampo.REGISTRAZIONE_DOPPIA]];
  if (codice !== null && codice !== '')
    return isCodiceContratto(codice) ? [] : [['CodiceIdentificativo', testiCampo.CODICE_CONTRATTO_ERRATO]];
  if (isConEstremi) {
    if (estremi.some(isVuoto)) return [['DataRegistrazione', testiCampo.REGISTRAZIONE_INCOMPLETA]];
    const isFutura = giorno !== null && Number(giorno.slice(0, 4)) > annoFiscale;
    return isFutura ? [['DataRegistrazione', testiCampo.REGISTRAZIONE_FUTURA]] : [];
  }
  return isDaRegistrare(contratto.Dal, contratto.Al)
    ? [['CodiceIdentificativo', testiCampo.REGISTRAZIONE_MANCANTE]]
    : [];
}

/** What is wrong with a contract, for a fiscal year. */
export function checkContratto(contratto: Contratto, annoFiscale: number): Problema[] {
  const { Dal, Al } = contratto;
  if (Al !== null && !isInOrdine(Dal, Al)) return [['Al', testiCampo.PERIODO_NON_VALIDO]];
  return checkRegistrazione(contratto, annoFiscale);
}

export const toModelState = (problemi: readonly Problema[]): ModelState =>
  Object.fromEntries(problemi.map(([campo, testo]) => [campo, [testo]]));
