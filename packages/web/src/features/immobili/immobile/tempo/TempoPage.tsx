import { IconChevronLeft, IconFileTypePdf, IconMapSearch } from '@tabler/icons-react';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useLetto } from '../../../../api/useLetto.ts';
import { Collegamento } from '../../../../dominio/pagina/Collegamento.tsx';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiTempo as m } from '../../../../messages/tempo-immobile.ts';
import { classi } from '../../../../ui/classi.ts';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { BarraTitolo } from '../../../../ui/pagina/BarraTitolo.tsx';
import { PaginaUno } from '../../../../ui/pagina/PaginaUno.tsx';
import tabella from '../../../../ui/pagina/Tabella.module.css';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { listRilievi, type Meta, type Rilievo, sayTempo } from './rilievi.ts';
import { Tavola } from './Tavola.tsx';
import css from './Tempo.module.css';
import { computePdf, type Tempo, tempoQuery } from './tempo.api.ts';

/** A building in time: whether what was declared is what the register says. */
export function TempoPage() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <PaginaUno
      titolo={m.titolo}
      letto={useLetto(tempoQuery(id))}
      onElenco={() => void navigate({ to: '/fabbricato' })}
    >
      {(tempo) => <Aperta tempo={tempo} />}
    </PaginaUno>
  );
}

function Aperta({ tempo }: { tempo: Tempo }) {
  const { history } = useRouter();
  const { immobile, proprietari, visure } = tempo;
  const rilievi = listRilievi(tempo);
  const nome = [immobile.indirizzo, immobile.comune].filter(Boolean).join(', ') || m.titolo;
  const sotto = [
    immobile.posto,
    immobile.categoria,
    proprietari.map(({ denominazione }) => denominazione).join(', '),
  ].filter(Boolean);
  return (
    <div className={css.page}>
      <div className={css.main}>
        <BarraTitolo
          titolo={nome}
          dettaglio={sotto.join(' · ')}
          inizio={
            <IconButton
              icona={IconChevronLeft}
              nome={m.indietro}
              onClick={() => history.push(`/fabbricato/${immobile.id}`)}
            />
          }
        >
          {visure !== null && (
            <Button icona={IconMapSearch} onClick={() => history.push('/visure')}>
              {m.nuovaVisura}
            </Button>
          )}
        </BarraTitolo>
        <div className={css.body}>
          <h2 className={css.sentence}>{sayTempo(tempo, rilievi)}</h2>
          <div className={css.scroll}>
            <Tavola tempo={tempo} />
          </div>
          {visure !== null && visure.length > 0 && <Visure visure={visure} />}
        </div>
      </div>
      <Rilievi rilievi={rilievi} immobile={immobile.id} />
    </div>
  );
}

function makeVerso(meta: Meta, immobile: string): readonly [verso: string, testo: string] {
  if (meta.genere === 'campo') {
    const quadro = /^[A-Z]+/.exec(meta.chiave)?.[0] ?? '';
    return [`/dichiarazione/${meta.anno}/${meta.id}/quadro${quadro}#${meta.chiave}`, m.vaiCampo];
  }
  if (meta.genere === 'visura') return [`/visure/${meta.id}`, m.vaiVisura];
  if (meta.genere === 'dichiarazioni')
    return [`/anagrafica/${meta.idAnagrafica}/panoramica`, m.vaiDichiarazioni];
  return [`/fabbricato/${immobile}`, m.vaiScheda];
}

const forme = { errore: 'errore', attenzione: 'attenzione', ignoto: 'assente' } as const;

/** What does not agree, and where one looks into it. */
function Rilievi({ rilievi, immobile }: { rilievi: readonly Rilievo[]; immobile: string }) {
  return (
    <aside className={css.side} aria-label={m.rilievi}>
      <h2 className={css.sideTitle}>
        {m.rilievi} <span className="figures">{rilievi.length}</span>
      </h2>
      {rilievi.length === 0 && <p className={css.finding}>{m.nessunRilievo}</p>}
      {rilievi.map((rilievo) => {
        const [verso, testo] = makeVerso(rilievo.meta, immobile);
        return (
          <section key={`${rilievo.titolo} ${rilievo.testo}`} className={css.finding}>
            <h3 className={css.findingTitle}>
              <Stato tipo={forme[rilievo.tipo]} testo={rilievo.titolo} />
            </h3>
            <p>{rilievo.testo}</p>
            <Collegamento verso={verso}>{testo}</Collegamento>
          </section>
        );
      })}
      {rilievi.some(({ tipo }) => tipo !== 'ignoto') && (
        <p className={classi(css.finding, css.soft)}>{m.importi}</p>
      )}
    </aside>
  );
}

/** The searches that are kept, and what each changed. */
function Visure({ visure }: { visure: NonNullable<Tempo['visure']> }) {
  return (
    <section>
      <h2 className={css.heading}>
        {m.visure} <span className={css.soft}>{m.visureTesto}</span>
      </h2>
      <div className={css.scroll}>
        <table className={classi(tabella.table, css.searches)} aria-label={m.visure}>
          <thead>
            <tr>
              <th scope="col">{m.data}</th>
              <th scope="col">{m.tipo}</th>
              <th scope="col">{m.cheCosa}</th>
              <th scope="col" className={css.number}>
                {m.crediti}
              </th>
              <th scope="col">{m.pdf}</th>
            </tr>
          </thead>
          <tbody>
            {visure.map(({ id, data, tipo, prima, cambiati, costoCrediti, conPDF, simulata }) => (
              <tr key={id}>
                <td className="figures">
                  <Collegamento verso={`/visure/${id}`}>{formatGiorno(data)}</Collegamento>
                </td>
                <td>
                  {m.tipi[tipo]}
                  {simulata && `, ${m.simulata}`}
                </td>
                <td>
                  {prima
                    ? m.primaVisura
                    : cambiati
                        .map(({ campo, prima: da, dopo }) => m.cambiato(m.campo(campo), da, dopo))
                        .join('. ') || m.comePrima}
                </td>
                <td className={classi(css.number, 'figures')}>{costoCrediti}</td>
                <td>
                  {conPDF && (
                    <a href={computePdf(id)} download className={css.pdf}>
                      <Icona di={IconFileTypePdf} size={16} />
                      {m.apriPdf}
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
