import { testiCollegamenti as t } from '@quadra/contract';
import { loadModello, loadRiporti, loadTelematico } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { listDelCliente } from '../../../clienti/documento/documento.public.ts';
import type { Fonte } from '../fonte.ts';

/** Documents looked at, and how long one may be to be read for certifications. */
const LIMITI = { quanti: 40, byte: 300_000 };
const decode = (contenuto: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(contenuto);
  } catch {
    return new TextDecoder('windows-1252').decode(contenuto);
  }
};

interface Chi {
  readonly studioId: number;
  readonly anagraficaId: string;
  readonly codiceFiscale: string;
  readonly anno: number;
}

/** The documents of a client for a year, each with the certifications of his that were read in it. */
export async function readDocumentiConCu(trx: Trx, { studioId, anagraficaId, codiceFiscale, anno }: Chi) {
  const tutti = await listDelCliente(trx, { studioId, id: anagraficaId, anno }, LIMITI);
  const cu = await loadModello(anno, 'cu');
  const { readCertificazioni } = await loadTelematico();
  return tutti.map(({ testo, ...documento }) => {
    const certificazioni = cu && testo ? readCertificazioni(cu, decode(testo)).certificazioni : [];
    return { ...documento, sue: certificazioni.filter(({ percipiente }) => percipiente === codiceFiscale) };
  });
}

/** The certifications that were kept among the documents of the client. */
export const certificazioni: Fonte = {
  codice: 'certificazioni',
  modelli: ['redditi-pf', '730'],
  read: async ({ trx, dichiarazione, modello, codiceFiscale }) => {
    const { codice } = modello;
    if (codice !== '730' && codice !== 'redditi-pf') return [];
    const letti = await readDocumentiConCu(trx, { ...dichiarazione, codiceFiscale });
    const sue = letti.flatMap((letto) => letto.sue);
    if (sue.length === 0) return [];
    const { voci, daDecidere } = (await loadRiporti()).proposeCertificazioni(
      modello,
      codice,
      sue,
      dichiarazione.righi,
    );
    const nomi = letti.filter((letto) => letto.sue.length > 0).map(({ nome }) => nome);
    return [
      {
        norma: 'D.P.R. 322/1998, art. 4, c. 6-ter',
        dettaglio: [t.certificazioni(sue.length), ...nomi.slice(0, 2)].join(', '),
        voci: voci.map(({ chiave, valore, punti, fonte }) => ({
          ...{ casella: chiave, valore, da: t.punti(punti), dettaglio: nomi[0] ?? '', perche: fonte },
        })),
        ignote: daDecidere.map(({ punti, valore, motivo }) => ({
          ...{ Voce: t.punti(punti), Valore: valore, Perche: motivo, Abbinabile: false },
        })),
      },
    ];
  },
};
