import type { AltraFiscaleFilo, ContoFiscaleFilo, StatoF24, VoceFiscaleFilo } from '@quadra/contract';
import type { Voce } from './conto.queries.ts';
import { groupAltre, type Parte, type Quadratura, sumDi } from './quadratura.rules.ts';

const writePagata = (parti: readonly Parte[]) => ({
  InF24: sumDi(parti, 'importo') / 100,
  ConCrediti: sumDi(parti, 'conCrediti') / 100,
  Versato: sumDi(parti, 'versato') / 100,
  Modelli: parti.map(({ f24, importo }) => ({
    IdF24: f24.id,
    Numero: f24.numero,
    Data: f24.data,
    Stato: f24.stato as StatoF24,
    Importo: importo / 100,
  })),
});

/** A voce with what the models do of it. */
export const writeVoce = (
  v: Voce,
  tipi: ReadonlyMap<string, NonNullable<VoceFiscaleFilo['TipoDichiarazione']>>,
  parti: readonly Parte[],
): VoceFiscaleFilo => ({
  Id: v.id,
  Verso: v.verso,
  Origine: v.origine,
  Nome: v.nome,
  Codice: v.codice,
  Sezione: v.sezione,
  Anno: v.anno,
  AnnoRiferimento: v.anno_riferimento,
  Data: v.data,
  Casella: v.casella,
  IdDichiarazione: v.dichiarazione_id,
  TipoDichiarazione: tipi.get(v.dichiarazione_id ?? '') ?? null,
  Importo: v.importo / 100,
  Impegnato: v.impegnato / 100,
  Pagato: v.pagato / 100,
  Resta: (v.importo - v.impegnato - v.pagato - v.riportato) / 100,
  Differenza: v.dichiarato === null ? null : (v.dichiarato - v.importo) / 100,
  Mancano: v.mancano,
  Motivo: v.motivo,
  ...writePagata(parti.filter(({ voceId }) => voceId === v.id)),
});

/** What the models have besides the voci of the conto. */
export const writeAltre = (parti: readonly Parte[], voci: readonly Voce[]): AltraFiscaleFilo[] =>
  groupAltre(parti, new Set(voci.map(({ id }) => id))).flatMap((gruppo) => {
    const [prima] = gruppo;
    if (prima === undefined) return [];
    return [
      {
        Verso: prima.verso,
        Codice: prima.codice,
        Nome: prima.nome,
        Anno: prima.anno,
        Rate: gruppo.every(({ f24, voceId }) => f24.rata !== null && voceId === null),
        ...writePagata(gruppo),
      },
    ];
  });

/** The totals of the three tables, and what does not close. */
export const writeQuadratura = (q: Quadratura): ContoFiscaleFilo['Quadratura'] => ({
  Debiti: {
    Dovuto: q.debiti.dovuto / 100,
    Versato: q.debiti.versato / 100,
    ConCrediti: q.debiti.conCrediti / 100,
    Resta: (q.debiti.dovuto - q.debiti.versato - q.debiti.conCrediti) / 100,
  },
  Crediti: {
    Importo: q.crediti.importo / 100,
    Altrove: (q.crediti.importo - q.crediti.inF24 - q.crediti.resta) / 100,
    InF24: q.crediti.inF24 / 100,
    Resta: q.crediti.resta / 100,
  },
  F24: {
    ADebito: q.f24.aDebito / 100,
    Versato: q.f24.versato / 100,
    ACredito: q.f24.aCredito / 100,
    Resta: (q.f24.aDebito - q.f24.versato - q.f24.aCredito) / 100,
  },
  Fuori: q.fuori / 100,
  Differenza: q.differenza / 100,
  Voci: [...q.voci],
});
