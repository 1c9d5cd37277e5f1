import { type VistaStatistica, vistaStatistica } from '@quadra/contract';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiStatistica as m } from '../../../messages/statistica.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Mesi } from './Mesi.tsx';
import css from './Statistica.module.css';
import { downloadCsv, listViste, type Periodo, type Statistica, statisticaQuery } from './statistica.api.ts';
import { Tavola } from './Tavola.tsx';

const TUTTO = '0';
const ANNI = 8;
const attuale = new Date().getFullYear();
const fonteAnni = makeFonteDati(
  Array.from({ length: ANNI }, (_, n) => String(attuale - n)).map((anno) => ({ chiave: anno, testo: anno })),
);
const fonteMesi = makeFonteDati([
  { chiave: TUTTO, testo: m.tuttoAnno },
  ...m.mesiInteri.map((testo, posto) => ({ chiave: String(posto + 1), testo })),
]);
const quando = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short' });
const percorsoDi = (vista: VistaStatistica) => `/statistiche/${vista}` as const;

/** The year and the month are in the address: none is the year under way, the whole of it. */
function usePeriodo(): Periodo {
  const { anno, mese } = useSearch({ strict: false }) as { anno?: number; mese?: number };
  return { anno: anno ?? attuale, mese: mese !== undefined && mese <= 12 ? mese : null };
}

function Pagina({ vista }: { vista: VistaStatistica }) {
  const viste = listViste(useSessione().utente.tipologiaUtente);
  if (!viste.includes(vista)) return <NonAutorizzato titolo={m.titoli[vista]} />;
  return <Vista key={vista} vista={vista} viste={viste} />;
}

function Vista({ vista, viste }: { vista: VistaStatistica; viste: readonly VistaStatistica[] }) {
  const periodo = usePeriodo();
  const { data, error } = useQuery({
    ...statisticaQuery(vista, periodo),
    placeholderData: keepPreviousData,
  });
  const { run, inCorso } = useAtto();
  const save = () =>
    void run(async () => saveFile(await downloadCsv(vista, periodo), m.file(vista, periodo.anno)));
  return (
    <>
      <BarraTitolo titolo={m.titoli[vista]} dettaglio={data && m.al(quando.format(new Date(data.al)))}>
        <Button icona={IconDownload} inCorso={inCorso} onClick={save}>
          {m.csv}
        </Button>
      </BarraTitolo>
      <nav className={css.tabs} aria-label={m.viste}>
        {vistaStatistica
          .filter((una) => viste.includes(una))
          .map((una) => (
            <Link
              key={una}
              to={percorsoDi(una)}
              search={(prima) => prima}
              className={css.tab}
              aria-current={una === vista ? 'page' : undefined}
            >
              {m.nomi[una]}
            </Link>
          ))}
      </nav>
      <section className={css.page} aria-label={m.titoli[vista]}>
        {error && <p role="alert">{toApiError(error).testo}</p>}
        {!data && !error && <Skeleton righe={12} />}
        {data && <Contenuto vista={vista} statistica={data} periodo={periodo} />}
      </section>
    </>
  );
}

type Props = { vista: VistaStatistica; statistica: Statistica; periodo: Periodo };
function Contenuto({ vista, statistica, periodo: { anno, mese } }: Props) {
  const navigate = useNavigate();
  const go = (nuovo: { anno?: number; mese?: number }) =>
    void navigate({ to: percorsoDi(vista), search: nuovo, replace: true });
  const { misura, totale, totalePrima, tabelle } = statistica;
  return (
    <>
      <div className={css.head}>
        <div>
          <p className={css.phrase} aria-live="polite">
            {m.frase(misura, totale)}
          </p>
          <p className={css.soft}>
            {m.confronto(totale - totalePrima, statistica.anno - 1, statistica.anno === attuale)}{' '}
            {m.spiegazioni[vista]}
          </p>
        </div>
        <div className={css.filters}>
          <Tendina
            etichetta={m.anno}
            valore={String(anno)}
            fonte={fonteAnni}
            onChange={(scelto) => go({ anno: Number(scelto), ...(mese === null ? {} : { mese }) })}
          />
          <Tendina
            etichetta={m.mese}
            valore={mese === null ? TUTTO : String(mese)}
            fonte={fonteMesi}
            onChange={(scelto) => go({ anno, ...(scelto === TUTTO ? {} : { mese: Number(scelto) }) })}
          />
        </div>
      </div>
      <Mesi statistica={statistica} />
      <div className={css.tables}>
        {tabelle.map((tavola) => (
          <Tavola key={tavola.titolo} tavola={tavola} />
        ))}
      </div>
    </>
  );
}

export const StatisticheDichiarazioniPage = () => <Pagina vista="dichiarazioni" />;
export const StatisticheGestoriPage = () => <Pagina vista="gestori" />;
export const StatisticheClientiPage = () => <Pagina vista="clienti" />;
export const StatisticheUtentiPage = () => <Pagina vista="utenti" />;
export const StatisticheCreditiPage = () => <Pagina vista="crediti" />;
