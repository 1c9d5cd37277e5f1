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
import { Rilievi } from './Rilievi.tsx';
import { listRilievi, sayTempo } from './rilievi.ts';
import { Tavola } from './Tavola.tsx';
import css from './Tempo.module.css';
import { computePdf, type Genere, type Tempo, tempoQuery } from './tempo.api.ts';

function Pagina({ genere }: { genere: Genere }) {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <PaginaUno
      titolo={m.titolo}
      letto={useLetto(tempoQuery(genere, id))}
      onElenco={() => void navigate({ to: `/${genere}` })}
    >
      {(tempo) => <Aperta tempo={tempo} />}
    </PaginaUno>
  );
}

/** A building, or land, in time: whether what was declared is what the register says. */
export const TempoPage = () => <Pagina genere="fabbricato" />;
export const TempoTerrenoPage = () => <Pagina genere="terreno" />;

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
              nome={m.indietro[immobile.genere]}
              onClick={() => history.push(`/${immobile.genere}/${immobile.id}`)}
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
      <Rilievi {...{ tempo, rilievi }} />
    </div>
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
