import { type ParteVeduta, parteVeduta } from '@quadra/contract';
import { IconEye, IconEyeOff, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { askVeduta, type Veduta, vedutaQuery } from './assistenza.api.ts';
import css from './Veduta.module.css';

type Props = { ticket: Ticket; onCambiato: (ticket: Ticket) => void };

/** At the right of a ticket: the page it was opened from, as it was, and of it only what who asked shows. */
export function VedutaTicket({ ticket, onCambiato }: Props) {
  const { veduta } = ticket;
  return (
    <aside className={css.panel} aria-label={m.dove}>
      <div className={css.head}>
        <h2>{m.dove}</h2>
        <span className={css.soft}>
          <Icona di={IconEye} size={13} /> {m.solaLettura}
        </span>
      </div>
      {veduta === null ? (
        <p className={css.soft}>{ticket.stato === 'Chiuso' ? m.finitaVeduta : m.nienteDaVedere}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the keyboard */}
          <section className={css.scroll} aria-label={m.comEraNome} tabIndex={0}>
            <Mostrata ticket={ticket} stato={veduta} />
          </section>
          <CheCosaVede ticket={ticket} stato={veduta} onCambiato={onCambiato} />
        </>
      )}
    </aside>
  );
}

type Stato = NonNullable<Ticket['veduta']>;

/** What is shown, read once: each reading stands in the register of the studio. */
function Mostrata({ ticket, stato }: { ticket: Ticket; stato: Stato }) {
  const isMostrata = stato.parti.length > 0;
  const { data } = useQuery({ ...vedutaQuery(ticket.id, stato.parti), enabled: isMostrata });
  if (!isMostrata)
    return (
      <>
        <Nascosto />
        <p className={css.soft}>{m.nienteMostrato}</p>
      </>
    );
  if (!data) return null;
  return (
    <>
      <p className={css.where}>
        {data.titolo !== null && <span>{m.comEra(data.titolo, formatDataOra(data.presaIl))}</span>}
        <span>
          {m.cliente}{' '}
          {data.cliente ? (
            <strong>
              {data.cliente.denominazione}, <span className="figures">{data.cliente.codiceFiscale}</span>
            </strong>
          ) : (
            <>
              <span className={css.hidden} aria-hidden="true" /> {m.nascosto}
            </>
          )}
        </span>
      </p>
      {data.paginaModello ? <Righe quadro={data.paginaModello} /> : <Nascosto />}
      {data.numero && <Numero numero={data.numero} />}
      {data.dichiarazione?.map((quadro) => (
        <details key={quadro.codice} className={css.more}>
          <summary>{m.quadro(quadro.codice, quadro.titolo)}</summary>
          <Righe quadro={quadro} />
        </details>
      ))}
    </>
  );
}

const Nascosto = () => (
  <div className={css.block}>
    <p>{m.nonMostrata}</p>
  </div>
);

type Quadro = NonNullable<Veduta['paginaModello']>;

function Righe({ quadro }: { quadro: Quadro }) {
  const chiesta = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    chiesta.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <table className={css.table}>
      <caption className="hidden">{m.quadro(quadro.codice, quadro.titolo)}</caption>
      <thead className="hidden">
        <tr>
          {[m.rigo, m.voce, m.valore].map((testo) => (
            <th key={testo} scope="col">
              {testo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quadro.righe.map((riga, posto) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: a page that was kept never changes.
            key={posto}
            ref={riga.chiesta ? chiesta : undefined}
            className={classi(riga.totale && css.total, riga.chiesta && css.asked)}
          >
            <th scope="row">{riga.rigo}</th>
            <td>{riga.titolo}</td>
            <td className={classi('figures', css.figure, riga.calcolata && css.reckoned)}>
              {riga.valore ?? (
                <>
                  <span className={css.hidden} aria-hidden="true" />
                  <span className="hidden">{m.nascosto}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Numero({ numero }: { numero: NonNullable<Veduta['numero']> }) {
  return (
    <section className={css.number} aria-label={`${numero.rigo}, ${numero.titolo}`}>
      <p className={css.result}>
        <span>
          <strong>{numero.rigo}</strong> {numero.titolo}
        </span>
        <span className={classi('figures', css.reckoned)}>{numero.valore}</span>
      </p>
      <div className={css.steps}>
        <p>{numero.frase}</p>
        <ul>
          {numero.passi.map(({ voce, calcolo, valore }) => (
            <li key={`${voce} ${valore}`}>
              {voce}: <span className="figures">{calcolo === null ? valore : `${calcolo} = ${valore}`}</span>
            </li>
          ))}
        </ul>
        {numero.fonti.map(({ testo, verificata }) => (
          <p key={testo} className={css.law}>
            <Icona di={IconScale} size={13} /> {testo}
            {!verificata && ` (${m.daRiscontrare})`}
          </p>
        ))}
      </div>
    </section>
  );
}

const describeParte = (stato: Stato, parte: ParteVeduta): string | null => {
  if (stato.parti.includes(parte)) return null;
  if (stato.chieste.includes(parte)) return m.inAttesa;
  return stato.negate.includes(parte) ? m.rifiutato : null;
};

/** What is shown and what is not, to who answers; more is asked of who opened the ticket. */
function CheCosaVede({ ticket, stato, onCambiato }: Props & { stato: Stato }) {
  const altre = parteVeduta.filter((una) => !stato.parti.includes(una) && !stato.chieste.includes(una));
  const chi = ticket.apertoDa ?? ticket.nomeStudio;
  const ask = async () => {
    const dopo = await askDiVedere(ticket, altre, chi);
    if (dopo) onCambiato(dopo);
  };
  return (
    <section className={css.seen} aria-label={m.cheCosaVede}>
      <div className={css.head}>
        <h3>{m.cheCosaVede}</h3>
        {altre.length > 0 && (
          <Button aspetto="quiet" onClick={() => void ask()}>
            {m.chiediAltro}
          </Button>
        )}
      </div>
      <ul className={css.parts}>
        {parteVeduta.map((parte) => {
          const isVista = stato.parti.includes(parte);
          const nota = describeParte(stato, parte);
          return (
            <li key={parte} className={classi(!isVista && css.soft)}>
              <Icona di={isVista ? IconEye : IconEyeOff} size={16} />
              <span>
                {m.parti[parte]}
                {!isVista && <span className="hidden">, {m.nascosto}</span>}
              </span>
              {nota !== null && <span className={css.note}>{nota}</span>}
            </li>
          );
        })}
      </ul>
      <p className={css.soft}>{m.consenso(chi, stato.letture)}</p>
    </section>
  );
}

/** Asks which parts, and sends the request; null when nothing was asked. */
async function askDiVedere(
  ticket: Ticket,
  altre: readonly ParteVeduta[],
  chi: string,
): Promise<Ticket | null> {
  let dopo: Ticket | null = null;
  const { esito } = openFinestraDati<{ scelte: readonly ParteVeduta[] }>({
    titolo: m.chiediTitolo,
    iniziale: { scelte: [] },
    nomi: ['Parti'],
    campi: ({ dati, change }) => (
      <div className={css.ask}>
        <p>{m.chiediTesto(chi)}</p>
        {altre.map((parte) => (
          <Spunta
            key={parte}
            etichetta={m.parti[parte]}
            scelta={dati.scelte.includes(parte)}
            onChange={(scelta) =>
              change({
                scelte: scelta ? [...dati.scelte, parte] : dati.scelte.filter((una) => una !== parte),
              })
            }
          />
        ))}
      </div>
    ),
    save: async ({ scelte }) => {
      if (scelte.length === 0) {
        notifiche.push('warning', m.chiediQualcosa);
        return false;
      }
      dopo = await askVeduta(ticket.id, scelte);
      notifiche.push('success', m.chiesto);
      return true;
    },
  });
  return (await esito) === 'confermata' ? dopo : null;
}
