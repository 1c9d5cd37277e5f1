import {
  type FatturazioneFilo,
  type FatturazioneScritta,
  frasiFattura,
  testiCampo,
  testiFattura,
} from '@quadra/contract';
import { loadFattura, type NomeTipo } from '@quadra/fisco';
import { checkIban, isPartitaIva, toCentesimi, toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { toCedente } from './emissione.rules.ts';
import {
  findProposta,
  insertFatturazione,
  updateCedente,
  updateFatturazione,
} from './fatturazione.queries.ts';
import { type Fatturazione, findFatturazione, openVenditore } from './venditore.queries.ts';

/** Where invoices leave from, as the pages say it. */
export const computeCanale = ({ sdi }: Pick<Servizi, 'sdi'>): FatturazioneFilo['Canale'] => {
  if (!sdi) return 'Assente';
  return sdi.isSimulato ? 'Simulato' : 'SDI';
};

const writeFilo = (f: Fatturazione, Canale: FatturazioneFilo['Canale']): FatturazioneFilo => ({
  Attiva: f.attiva,
  Denominazione: f.denominazione,
  PIVA: f.partita_iva,
  CodiceFiscale: f.codice_fiscale,
  Regime: f.regime,
  Via: f.via,
  CAP: f.cap,
  Comune: f.comune,
  Provincia: f.provincia,
  Email: f.email,
  Telefono: f.telefono,
  ReaUfficio: f.rea_ufficio,
  ReaNumero: f.rea_numero,
  ReaCapitale: toEuro(f.rea_capitale),
  ReaSocioUnico: f.rea_socio_unico,
  ReaLiquidazione: f.rea_liquidazione,
  Iban: f.iban,
  Sezionale: f.sezionale,
  SezionaleNote: f.sezionale_note,
  Cifre: f.cifre,
  BolloAddebitato: f.bollo_addebitato,
  RitenutaTipo: f.ritenuta_tipo,
  RitenutaAliquota: toEuro(f.ritenuta_aliquota),
  RitenutaCausale: f.ritenuta_causale,
  Versione: f.versione,
  Canale,
});

/** How the seller makes its invoices; where nobody said it, what its record proposes (Versione 0). */
export async function getFatturazione(
  trx: Trx,
  sessione: Sessione,
  servizi: Pick<Servizi, 'sdi'>,
): Promise<FatturazioneFilo> {
  const sua = await findFatturazione(trx, sessione.gestoreId);
  if (sua) return writeFilo(sua, computeCanale(servizi));
  const proposta = await findProposta(trx, sessione.gestoreId);
  return {
    ...{ Attiva: false, Regime: 'RF01', ReaLiquidazione: false, Iban: null, ReaCapitale: null },
    ...{ ReaSocioUnico: null, Sezionale: '', SezionaleNote: 'NC', Cifre: '2 cifre', BolloAddebitato: true },
    ...{ RitenutaTipo: null, RitenutaAliquota: null, RitenutaCausale: null, Versione: 0 },
    ...proposta,
    Canale: computeCanale(servizi),
  };
}

/** What of the seller goes into each file as it is, with what the file wants of it. */
const nelFile = {
  ...{ CodiceFiscale: 'CodiceFiscale', Regime: 'RegimeFiscale', Email: 'EmailContatti', Telefono: 'TelFax' },
  ...{ ReaUfficio: 'Provincia', RitenutaTipo: 'TipoRitenuta', RitenutaCausale: 'CausalePagamento' },
} as const satisfies Partial<Record<keyof FatturazioneScritta, NomeTipo>>;

async function checkFatturazione(letta: FatturazioneScritta): Promise<void> {
  const problemi: ModelState = {};
  const { findMancanza } = await loadFattura();
  for (const [campo, tipo] of Object.entries(nelFile) as [keyof typeof nelFile, NomeTipo][]) {
    const attesa = letta[campo] === null ? null : findMancanza(tipo, letta[campo]);
    if (attesa !== null) problemi[campo] = [frasiFattura.atteso(attesa)];
  }
  if (!isPartitaIva(letta.PIVA)) problemi.PIVA = [testiCampo.VALORE_NON_VALIDO];
  const iban = letta.Iban === null ? null : checkIban(letta.Iban);
  if (iban !== null) problemi.Iban = [iban];
  if (letta.Sezionale === letta.SezionaleNote) problemi.SezionaleNote = [testiFattura.SEZIONALI_UGUALI];
  const ritenuta = [letta.RitenutaTipo, letta.RitenutaAliquota, letta.RitenutaCausale];
  if (new Set(ritenuta.map((uno) => uno === null)).size > 1)
    problemi.RitenutaTipo = [testiFattura.RITENUTA_INTERA];
  if ((letta.ReaUfficio === null) !== (letta.ReaNumero === null))
    problemi.ReaNumero = [testiFattura.REA_INTERO];
  requireNessunErrore(problemi);
}

const toColonne = (letta: FatturazioneScritta) => ({
  attiva: letta.Attiva,
  denominazione: letta.Denominazione,
  partita_iva: letta.PIVA,
  codice_fiscale: letta.CodiceFiscale,
  regime: letta.Regime,
  via: letta.Via,
  cap: letta.CAP,
  comune: letta.Comune,
  provincia: letta.Provincia,
  email: letta.Email,
  telefono: letta.Telefono,
  rea_ufficio: letta.ReaUfficio,
  rea_numero: letta.ReaNumero,
  rea_capitale: toCentesimi(letta.ReaCapitale),
  rea_socio_unico: letta.ReaSocioUnico,
  rea_liquidazione: letta.ReaLiquidazione,
  iban: letta.Iban,
  sezionale: letta.Sezionale,
  sezionale_note: letta.SezionaleNote,
  cifre: letta.Cifre,
  bollo_addebitato: letta.BolloAddebitato,
  ritenuta_tipo: letta.RitenutaTipo,
  ritenuta_aliquota: toCentesimi(letta.RitenutaAliquota),
  ritenuta_causale: letta.RitenutaCausale,
});
export type FatturazioneColonne = ReturnType<typeof toColonne>;

const writeAtto = makeWriteAtto('fatturazione');

/** Who sells, in what did not leave yet. Answers how many invoices. */
async function followCedente(trx: Trx, gestoreId: number | null): Promise<number> {
  const sua = await findFatturazione(trx, gestoreId);
  if (!sua) return 0;
  await openVenditore(trx, gestoreId);
  return updateCedente(trx, gestoreId, toCedente(sua));
}

/** Says how the seller makes its invoices, from now on: those that never left, or were refused, too. @throws RICHIESTA_NON_VALIDA by field, RECORD_MODIFICATO */
export async function changeFatturazione(
  trx: Trx,
  chi: { sessione: Sessione; ip: string | null },
  servizi: Pick<Servizi, 'sdi'>,
  letta: FatturazioneScritta,
): Promise<FatturazioneFilo> {
  const { gestoreId } = chi.sessione;
  await checkFatturazione(letta);
  const prima = await findFatturazione(trx, gestoreId);
  if ((prima?.versione ?? 0) !== letta.Versione) throw new DomainError('RECORD_MODIFICATO');
  const colonne = toColonne(letta);
  const scritta = prima
    ? await updateFatturazione(trx, gestoreId, letta.Versione, colonne)
    : await insertFatturazione(trx, gestoreId, colonne);
  if (!scritta) throw new DomainError('RECORD_MODIFICATO');
  const fatture = await followCedente(trx, gestoreId);
  await writeAtto(trx, chi, gestoreId ?? 0, 'modifica fatturazione', {
    ...(prima ? { prima: writeFilo(prima, 'Assente') } : {}),
    dopo: { ...letta, ...(fatture > 0 ? { FattureDaInviare: fatture } : {}) },
  });
  return getFatturazione(trx, chi.sessione, servizi);
}
