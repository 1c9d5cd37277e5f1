import fc from 'fast-check';
import type { Fornitura } from './index.ts';
import {
  type Campo,
  listCampi,
  type Tracciato,
  type TracciatoRecord,
  type Valore,
  type Valori,
} from './tracciato.ts';

/** Values for the tests: any that a field admits. */
function anyValore(campo: Campo): fc.Arbitrary<Valore> {
  const { formato, lunghezza, ammessi } = campo;
  if (ammessi) return fc.constantFrom(...ammessi);
  if (formato === 'CB') return fc.constant(true);
  if (formato === 'NU') return fc.integer({ min: 1, max: 10 ** Math.min(lunghezza, 12) - 1 });
  if (formato === 'DT') return fc.constantFrom('2024-01-01', '2023-12-31', '1980-02-29');
  if (formato === 'CN') return fc.constantFrom('00743110157', '12345678903');
  if (formato === 'PR' || formato === 'PN') return fc.constantFrom('MI', 'EE', 'SU');
  const segni = campo.cifre ? '0123456789' : 'ABCXYZ0189 -.,/@';
  return fc
    .array(fc.constantFrom(...segni), { minLength: 1, maxLength: lunghezza })
    .map((lettere) => lettere.join('').trim())
    .filter((testo) => testo !== '');
}

const anyValori = (campi: readonly Campo[], pieni: readonly string[]): fc.Arbitrary<Valori> =>
  fc.record(Object.fromEntries(campi.map((c) => [c.nome, anyValore(c)])), {
    requiredKeys: pieni.filter((nome) => campi.some((c) => c.nome === nome)),
  }) as fc.Arbitrary<Valori>;

const HEAD = ['codiceFiscale', 'modulo', 'produttore'];
const senzaTesta = (record: TracciatoRecord) => listCampi(record).filter((c) => !HEAD.includes(c.nome));

function anyGruppo(record: TracciatoRecord): fc.Arbitrary<Valori[]> {
  const campi = senzaTesta(record).filter((c) => record.perRecord === 0 || c.blocco?.indice === 1);
  return fc.array(anyValori(campi, [campi[0]?.nome ?? '']), { maxLength: 5 });
}

/** Any supply of a positional layout. */
export function anyFornitura(tracciato: Tracciato): fc.Arbitrary<Fornitura> {
  const { A, B } = tracciato.record;
  if (!A || !B) throw new Error('A layout has a head');
  const interni = tracciato.ordine.slice(1).flatMap((tipo) => tracciato.record[tipo] ?? []);
  const gruppi = fc.record(Object.fromEntries(interni.map((r) => [r.tipo, anyGruppo(r)])));
  const conBlocco = interni.filter((r) => r.perRecord > 0);
  const chiusure = fc.record(
    Object.fromEntries(
      conBlocco.map((r) => [
        r.tipo,
        anyValori(
          senzaTesta(r).filter((c) => !c.blocco),
          [],
        ),
      ]),
    ),
  );
  const dichiarazione = fc
    .tuple(
      anyValori(
        listCampi(B).filter((c) => c.nome !== 'modulo'),
        ['codiceFiscale', 'produttore'],
      ),
      gruppi,
      chiusure,
    )
    .map(([frontespizio, g, c]) => ({ frontespizio, gruppi: g, chiusure: c, moduli: [] }));
  return fc.record({
    testa: anyValori(listCampi(A), []),
    dichiarazioni: fc.array(dichiarazione, { minLength: 1, maxLength: 1 }),
  });
}

/** A supply without what says nothing: empty groups, closings of records that are not there. */
export function prune(tracciato: Tracciato, fornitura: Fornitura): Fornitura {
  return {
    testa: fornitura.testa,
    dichiarazioni: fornitura.dichiarazioni.map(
      ({ frontespizio, gruppi = {}, chiusure = {}, moduli = [] }) => {
        const presenti = tracciato.ordine
          .slice(1)
          .filter((tipo) => (gruppi[tipo] ?? []).length > 0 || tracciato.sempre.includes(tipo));
        const keep = <T>(mappa: Readonly<Record<string, T>>): [string, T][] =>
          Object.entries(mappa).filter(([tipo]) => presenti.includes(tipo));
        return {
          frontespizio,
          gruppi: Object.fromEntries(keep(gruppi)),
          chiusure: Object.fromEntries(keep(chiusure)),
          moduli,
        };
      },
    ),
  };
}

const CF = 'RSSMRA80A01F205X';

/** A declaration of one building bought in Milano: nothing wrong with it. */
export const fornituraImu = (): Fornitura => ({
  testa: { tipoFornitore: '01', fornitore: CF, tipologia: 'N', progressivo: 1, totaleInvii: 1 },
  dichiarazioni: [
    {
      frontespizio: {
        codiceFiscale: CF,
        anno: 2025,
        periodo: 2024,
        comuneCatastale: 'F205',
        comuneNome: 'MILANO',
        contribuente: CF,
        cognome: 'ROSSI',
        nome: 'MARIO',
        indirizzo: 'VIA DANTE',
        civico: '1',
        comune: 'MILANO',
        provincia: 'MI',
      },
      gruppi: {
        D: [
          {
            ordine: 1,
            progressivoImmobile: 1,
            caratteristiche: '3',
            indirizzoImmobile: 'VIA DANTE 1',
            tipoCatasto: 'U',
            foglio: '12',
            particella: '345',
            subalterno: '6',
            categoria: 'A/3',
            classe: '4',
            valore: 150000,
            quotaIntera: 100,
            acquisto: true,
            dataVariazione: '2024-03-01',
            titolo: 'ATTO 1/2024',
          },
        ],
      },
      chiusure: {
        D: { data: '2025-06-30', firmaDichiarante: true },
        E: { data: '2025-06-30', firmaDichiarante: true },
      },
    },
  ],
});
