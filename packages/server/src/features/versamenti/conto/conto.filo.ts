import type { AltraFiscaleFilo, ContoFiscaleFilo, StatoF24, VoceFiscaleFilo } from '@quadra/contract';
import type { Passo } from '@quadra/fisco';
import { toEuro } from '@quadra/values';
import type { Voce } from './conto.queries.ts';
import { groupAltre, type Parte, type Quadratura, sumDi } from './quadratura.rules.ts';

const writePagata = (parti: readonly Parte[]) => ({
  InF24: toEuro(sumDi(parti, 'importo')),
  ConCrediti: toEuro(sumDi(parti, 'conCrediti')),
  Versato: toEuro(sumDi(parti, 'versato')),
  Modelli: parti.map(({ f24, importo }) => ({
    IdF24: f24.id,
    Numero: f24.numero,
    Data: f24.data,
    Stato: f24.stato as StatoF24,
    Importo: toEuro(importo),
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
  Importo: toEuro(v.importo),
  Impegnato: toEuro(v.impegnato),
  Pagato: toEuro(v.pagato),
  Resta: toEuro(v.importo - v.impegnato - v.pagato - v.riportato),
  Differenza: v.dichiarato === null ? null : toEuro(v.dichiarato - v.importo),
  Mancano: v.mancano,
  Motivo: v.motivo,
  Imposta: v.imposta,
  Storico: v.storico === null ? null : toEuro(v.storico),
  ...writePagata(parti.filter(({ voceId }) => voceId === v.id)),
});

/** A step of what a model asks. */
export const writePasso = ({ voce, formula, importo, fonti }: Passo) => ({
  Voce: voce,
  Formula: formula,
  Importo: toEuro(importo),
  Fonti: fonti.map(({ atto, articolo, verificato }) => ({
    Atto: atto,
    Articolo: articolo,
    Verificato: verificato,
  })),
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
    Dovuto: toEuro(q.debiti.dovuto),
    Versato: toEuro(q.debiti.versato),
    ConCrediti: toEuro(q.debiti.conCrediti),
    Resta: toEuro(q.debiti.dovuto - q.debiti.versato - q.debiti.conCrediti),
  },
  Crediti: {
    Importo: toEuro(q.crediti.importo),
    Altrove: toEuro(q.crediti.importo - q.crediti.inF24 - q.crediti.resta),
    InF24: toEuro(q.crediti.inF24),
    Resta: toEuro(q.crediti.resta),
  },
  F24: {
    ADebito: toEuro(q.f24.aDebito),
    Versato: toEuro(q.f24.versato),
    ACredito: toEuro(q.f24.aCredito),
    Resta: toEuro(q.f24.aDebito - q.f24.versato - q.f24.aCredito),
  },
  Fuori: toEuro(q.fuori),
  Differenza: toEuro(q.differenza),
  Voci: [...q.voci],
});
