import {
  isMisuraInEuro,
  type MisuraVendite,
  misuraVendite,
  type VenditaPacchettoFilo,
  type VenditaStudioFilo,
  type VenditeFilo,
} from '@quadra/contract';
import { toEuro } from '@quadra/values';
import { BOM, writeNumero, writeRiga, writeTesto } from '../../base/lavoro/csv.public.ts';
import { nomiMesi } from './statistica.rules.ts';
import type { Conti, ContiMese, ContiPacchetto, ContiStudio } from './vendite.queries.ts';

const colonne: Readonly<Record<MisuraVendite, Exclude<keyof Conti, 'anno'>>> = {
  Venduto: 'venduto',
  Incassato: 'incassato',
  'Crediti venduti': 'venduti',
  'Crediti usati': 'usati',
  'Crediti scaduti': 'scaduti',
  'Crediti in scadenza': 'in_scadenza',
};
/** Cents become euro at the end alone. */
const show = (misura: MisuraVendite, quanti: number): number =>
  isMisuraInEuro(misura) ? toEuro(quanti) : quanti;
const sum = (numeri: readonly number[]): number => numeri.reduce((somma, uno) => somma + uno, 0);

/** The months of a year and of the one before, measure by measure. */
export function makeVendite(conti: readonly ContiMese[], anno: number, adesso: Date): VenditeFilo {
  const readMesi = (misura: MisuraVendite, quale: number) =>
    nomiMesi.map((_, posto) => {
      const suo = conti.find((uno) => uno.anno === quale && uno.mese === posto + 1);
      return suo?.[colonne[misura]] ?? 0;
    });
  const Misure = misuraVendite.map((misura) => {
    const [mesi, mesiPrima] = [readMesi(misura, anno), readMesi(misura, anno - 1)];
    const toFilo = (quanti: number) => show(misura, quanti);
    return {
      Misura: misura,
      ...{ Mesi: mesi.map(toFilo), MesiPrima: mesiPrima.map(toFilo) },
      ...{ Totale: toFilo(sum(mesi)), TotalePrima: toFilo(sum(mesiPrima)) },
    };
  });
  return { Anno: anno, Al: adesso.toISOString(), Misure };
}

const writeConti = (conti: Conti) => ({
  Anno: conti.anno,
  Venduto: toEuro(conti.venduto),
  Incassato: toEuro(conti.incassato),
  CreditiVenduti: conti.venduti,
  CreditiUsati: conti.usati,
  CreditiScaduti: conti.scaduti,
  CreditiInScadenza: conti.in_scadenza,
});
export const writeStudio = (riga: ContiStudio): VenditaStudioFilo => ({
  ...{ Id: riga.id, IdStudio: riga.studio_id, NomeStudio: riga.studio, NomeGestore: riga.gestore },
  ...writeConti(riga),
});
export const writePacchetto = (riga: ContiPacchetto): VenditaPacchettoFilo => ({
  ...{ Id: riga.id, Pacchetto: riga.pacchetto },
  ...writeConti(riga),
});

/** A block of the CSV: its lines, and their total. */
function writeBlocco(testata: string, righe: readonly (readonly [string, Conti])[]): string[][] {
  const cells = (conti: readonly Conti[]) =>
    misuraVendite.map((misura) => writeNumero(show(misura, sum(conti.map((uno) => uno[colonne[misura]])))));
  return [
    [testata, ...misuraVendite].map(writeTesto),
    ...righe.map(([nome, conti]) => [writeTesto(nome), ...cells([conti])]),
    [writeTesto('Totale'), ...cells(righe.map(([, conti]) => conti))],
    [],
  ];
}

/** The sales of a year in one CSV: by month, by package and by studio, each with the same total. */
export function writeCsv(
  anno: number,
  {
    mesi,
    studi,
    pacchetti,
  }: {
    mesi: readonly ContiMese[];
    studi: readonly ContiStudio[];
    pacchetti: readonly ContiPacchetto[];
  },
): string {
  const vuoto = { anno, venduto: 0, incassato: 0, venduti: 0, usati: 0, scaduti: 0, in_scadenza: 0 };
  const diMese = (mese: number) => mesi.find((uno) => uno.anno === anno && uno.mese === mese) ?? vuoto;
  return (
    BOM +
    [
      ...writeBlocco(
        `Mese ${anno}`,
        nomiMesi.map((nome, posto) => [nome, diMese(posto + 1)] as const),
      ),
      ...writeBlocco(
        'Pacchetto',
        pacchetti.map((uno) => [uno.pacchetto, uno] as const),
      ),
      ...writeBlocco(
        'Studio',
        studi.map((uno) => [uno.studio, uno] as const),
      ),
    ]
      .map(writeRiga)
      .join('')
  );
}
