import { isMisuraInEuro, type MisuraVendite } from '@quadra/contract';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { formatImporto } from '../../../dominio/acquisto/importo.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiStatistica as ms } from '../../../messages/statistica.ts';
import { messaggiVendita as m } from '../../../messages/vendita.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import tabella from '../../../ui/pagina/Tabella.module.css';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './Statistica.module.css';
import { VisteVendite } from './VisteVendite.tsx';
import { canVedereVendite, downloadVendite, type Vendite, venditeQuery } from './vendita.api.ts';

const attuale = new Date().getFullYear();
/** What is left expires in the years to come too. */
const ANNI_DOPO = 2;
const ANNI = 8;
const fonteAnni = makeFonteDati(
  Array.from({ length: ANNI }, (_, n) => String(attuale + ANNI_DOPO - n)).map((anno) => ({
    chiave: anno,
    testo: anno,
  })),
);
const quando = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short' });
const show = (misura: MisuraVendite, quanto: number): string =>
  isMisuraInEuro(misura) ? formatImporto(quanto) : formatIntero(quanto);
const nameMisura = (misura: MisuraVendite): string => (isMisuraInEuro(misura) ? m.inEuro(misura) : misura);
type Misura = Vendite['misure'][number];

/** What was sold, month by month: pictures and the table of their numbers. */
export function VenditePage() {
  return canVedereVendite(useSessione().utente) ? <Mesi /> : <NonAutorizzato titolo={m.titolo} />;
}

function Mesi() {
  const { anno = attuale } = useSearch({ strict: false }) as { anno?: number };
  const navigate = useNavigate();
  const { data, error } = useQuery({ ...venditeQuery(anno), placeholderData: keepPreviousData });
  const { run, inCorso } = useAtto();
  const save = () => void run(async () => saveFile(await downloadVendite(anno), m.file(anno)));
  return (
    <>
      <BarraTitolo titolo={m.titolo} dettaglio={data && ms.al(quando.format(new Date(data.al)))}>
        <Button icona={IconDownload} inCorso={inCorso} onClick={save}>
          {ms.csv}
        </Button>
      </BarraTitolo>
      <VisteVendite vista="mesi" />
      <section className={css.page} aria-label={m.titolo}>
        <div className={css.head}>
          <p className={classi(css.soft, css.explanation)}>{m.spiegazione}</p>
          <div className={css.year}>
            <Tendina
              etichetta={m.anno}
              valore={String(anno)}
              fonte={fonteAnni}
              onChange={(scelto) =>
                void navigate({ to: '/vendite', search: { anno: Number(scelto) }, replace: true })
              }
            />
          </div>
        </div>
        {error && <p role="alert">{toApiError(error).testo}</p>}
        {!data && !error && <Skeleton righe={12} />}
        {data && (
          <>
            <div className={css.figures}>
              {data.misure.map((misura) => (
                <Figura key={misura.misura} misura={misura} annoPrima={data.anno - 1} />
              ))}
            </div>
            <Tabella vendite={data} />
          </>
        )}
      </section>
    </>
  );
}

const ALTEZZA = 72;

/** Twelve months of a measure as bars, with a mark where the year before was: its numbers are in the table below. */
function Figura({
  misura: { misura, mesi, mesiPrima, totale, totalePrima },
  annoPrima,
}: {
  misura: Misura;
  annoPrima: number;
}) {
  const massimo = Math.max(1, ...mesi, ...mesiPrima);
  const height = (quanto: number) => Math.round((Math.max(0, quanto) / massimo) * ALTEZZA);
  return (
    <figure className={css.figure}>
      <figcaption>
        <span>{nameMisura(misura)}</span>
        <strong>{show(misura, totale)}</strong>
        <small>{m.annoPrima(show(misura, totalePrima), annoPrima)}</small>
      </figcaption>
      <div aria-hidden className={css.bars} style={{ height: ALTEZZA }}>
        {mesi.map((quanto, posto) => (
          <span key={ms.mesi[posto]} className={css.slot}>
            <span className={css.thin} style={{ height: height(quanto) }} />
            {(mesiPrima[posto] ?? 0) > 0 && (
              <span className={css.thinMark} style={{ bottom: height(mesiPrima[posto] ?? 0) }} />
            )}
          </span>
        ))}
      </div>
      <div aria-hidden className={css.initials}>
        {ms.mesi.map((nome) => (
          <span key={nome}>{nome.slice(0, 1).toUpperCase()}</span>
        ))}
      </div>
    </figure>
  );
}

function Tabella({ vendite: { anno, misure } }: { vendite: Vendite }) {
  const foot = (nome: string, valori: readonly [Misura, number][]) => (
    <tr>
      <th scope="row">{nome}</th>
      {valori.map(([{ misura }, quanto]) => (
        <td key={misura} className={css.number}>
          {show(misura, quanto)}
        </td>
      ))}
    </tr>
  );
  return (
    <div className={css.scroll}>
      <table className={classi(tabella.table, css.table)}>
        <caption>{m.tabella(anno)}</caption>
        <thead>
          <tr>
            <th scope="col">{m.mese}</th>
            {misure.map(({ misura }) => (
              <th key={misura} scope="col" className={css.number}>
                {nameMisura(misura)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ms.mesiInteri.map((nome, posto) => (
            <tr key={nome}>
              <th scope="row">{nome}</th>
              {misure.map(({ misura, mesi }) => (
                <td key={misura} className={css.number}>
                  {show(misura, mesi[posto] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {foot(
            ms.totale,
            misure.map((una) => [una, una.totale]),
          )}
          {foot(
            m.prima(anno - 1),
            misure.map((una) => [una, una.totalePrima]),
          )}
        </tfoot>
      </table>
    </div>
  );
}
