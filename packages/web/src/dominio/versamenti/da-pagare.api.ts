import {
  type DaPagareFilo,
  type DettoFilo,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  testiDetto,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { upload } from '../../api/carica.ts';
import { download, send } from '../../api/client.ts';
import { shrinkFoto } from '../../api/riduci-immagine.ts';

export type DaPagare = Interno<DaPagareFilo>;
export type VoceDaPagare = DaPagare['daPagare'][number];

/** What who works for himself has to pay: his own, and what the studi that follow him mailed him. */
export const daPagareQuery = queryOptions({
  queryKey: ['f24', 'da-pagare'] as const,
  queryFn: () =>
    send<{ data: DaPagareFilo }>('GET', percorsi.daPagare, { silenziosa: true }).then(({ data }) =>
      fromWire<DaPagareFilo>(data),
    ),
  staleTime: 0,
});

/** Whether he said already that he paid it, and the studio has to answer. */
export const isDetta = ({ detto }: Pick<VoceDaPagare, 'detto'>): boolean => detto?.stato === 'Detto';

type Scadenza = { data: string; anno: number; clienti: number; importo: number; daPreparare: number };
const sum = (voci: readonly VoceDaPagare[]) =>
  Math.round(voci.reduce((totale, { importo }) => totale + importo * 100, 0)) / 100;
/** What is still to pay, by day, as a studio reads that of its clients; what is past is one sum. Pure. */
export function computeScadenze({ oggi, daPagare }: Pick<DaPagare, 'oggi' | 'daPagare'>): {
  prossime: Scadenza[];
  arretrati: { clienti: number; importo: number; anno: number | null };
} {
  const mancano = daPagare.filter((voce) => !isDetta(voce));
  const passate = mancano.filter(({ data }) => data < oggi);
  const giorni = [...new Set(mancano.filter(({ data }) => data >= oggi).map(({ data }) => data))];
  return {
    prossime: giorni.map((data) => {
      const sue = mancano.filter((voce) => voce.data === data);
      const daPreparare = sum(sue.filter(({ stato }) => stato === 'Da preparare'));
      return { data, anno: sue[0]?.anno ?? 0, clienti: 1, importo: sum(sue), daPreparare };
    }),
    arretrati: {
      ...{ clienti: passate.length > 0 ? 1 : 0, importo: sum(passate), anno: passate[0]?.anno ?? null },
    },
  };
}

/** The print of a model: of a studio, as it mailed it; of one's own. */
export const downloadF24 = ({ idF24, studio }: VoceDaPagare): Promise<Blob> =>
  download(percorso(studio === null ? percorsi.f24Stampa : percorsi.daPagareStampa, { id: idF24 ?? '' }));

type Busta = { data: DettoFilo | null };
const ridotta = async (file: File) => [await shrinkFoto(file)];
const act = (voce: VoceDaPagare, azione: object) =>
  send('POST', percorso(percorsi.f24Azione, { id: voce.idF24 ?? '' }), {
    corpo: { ...azione, Versione: voce.versione },
  });

/** Tells the studio that it was paid, and when; its receipt goes after. */
async function tellStudio({ idF24 }: VoceDaPagare, Data: string, ricevuta: File | null): Promise<void> {
  const id = idF24 ?? '';
  await send<Busta>('POST', percorso(percorsi.daPagareDetto, { id }), { corpo: { Data } });
  if (ricevuta) await upload(percorso(percorsi.daPagareRicevuta, { id }), await ridotta(ricevuta), {});
}

/** One's own is paid at once: there is nobody to confirm it. The receipt stays among one's documents, before it is paid. */
async function payProprio(voce: VoceDaPagare, Data: string, ricevuta: File | null): Promise<void> {
  const altri = { IdAnagrafica: voce.idAnagrafica ?? '', Anno: String(voce.anno) };
  const tipo = testiDetto.tipoDocumento;
  if (ricevuta) await upload(percorsi.documento, await ridotta(ricevuta), { ...altri, tipo });
  await act(voce, { Azione: 'paga', Data, Importo: null });
}

export const sayPagato = (voce: VoceDaPagare, data: string, ricevuta: File | null): Promise<void> =>
  (voce.studio === null ? payProprio : tellStudio)(voce, data, ricevuta);
export const withdrawDetto = ({ idF24 }: VoceDaPagare) =>
  send<Busta>('DELETE', percorso(percorsi.daPagareDetto, { id: idF24 ?? '' }));
/** One's own, marked by mistake, is to be paid again. */
export const restoreProprio = (voce: VoceDaPagare, Motivo: string) =>
  act(voce, { Azione: 'ripristina', Motivo });
