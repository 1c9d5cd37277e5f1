import { formatData } from '@quadra/values';
import { IconAlertTriangle, IconChevronLeft, IconExternalLink, IconFilePlus } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { useLetto } from '../../../../api/useLetto.ts';
import { messaggiConfrontoPrecompilata as m } from '../../../../messages/confronto-precompilata.ts';
import { Segmenti } from '../../../../ui/campi/Segmenti.tsx';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { BarraTitolo } from '../../../../ui/pagina/BarraTitolo.tsx';
import { PaginaUno } from '../../../../ui/pagina/PaginaUno.tsx';
import { mayChiedere } from '../precompilata.api.ts';
import { type Confronto, confrontoQuery } from './confronto.api.ts';
import { countRighi } from './righi.ts';
import { Scala } from './Scala.tsx';
import { SenzaPosto } from './SenzaPosto.tsx';
import { TavolaFonti } from './TavolaFonti.tsx';
import css from './Testa.module.css';
import { useScelte } from './useScelte.ts';

/** A precompilata beside last year and the documents of its client: which of the three is right, and what it makes. */
export function ConfrontoPage() {
  const { id = '' } = useParams({ strict: false });
  const { diventa } = useSearch({ strict: false });
  const chiesto = diventa === '730' || diventa === 'Persone fisiche' ? diventa : undefined;
  const navigate = useNavigate();
  const toElenco = () => void navigate({ to: '/precompilata' });
  return (
    <PaginaUno titolo={m.titoloVuoto} letto={useLetto(confrontoQuery(id, chiesto))} onElenco={toElenco}>
      {(confronto) => <Aperto key={confronto.Diventa} confronto={confronto} onIndietro={toElenco} />}
    </PaginaUno>
  );
}

function Aperto({ confronto, onIndietro }: { confronto: Confronto; onIndietro: () => void }) {
  const { utente } = useSessione();
  const atti = useScelte(confronto);
  const puo = mayChiedere(utente) && confronto.StatoDichiarazione !== 'Chiusa';
  return (
    <div className={css.page}>
      <BarraTitolo
        titolo={m.titolo(confronto.Modello, confronto.Anno)}
        inizio={<IconButton icona={IconChevronLeft} nome={m.indietro} onClick={onIndietro} />}
        dettaglio={
          <>
            <strong className={css.who}>{confronto.Denominazione}</strong>{' '}
            <span className={css.code}>{confronto.CodiceFiscale}</span>
          </>
        }
      >
        <Diventa confronto={confronto} />
        <Azione confronto={confronto} atti={atti} puo={puo} />
      </BarraTitolo>
      <Testa confronto={confronto} puo={puo} />
      <TavolaFonti confronto={confronto} atti={atti} puo={puo}>
        <SenzaPosto confronto={confronto} />
      </TavolaFonti>
    </div>
  );
}

/** The form it becomes; one that the season has closed is there and cannot be taken. */
function Diventa({ confronto }: { confronto: Confronto }) {
  const { Id, Possibili, Diventa: quale } = confronto;
  const navigate = useNavigate();
  if (Possibili.length < 2) return null;
  const voci = Possibili.map((tipo) => [tipo, m.nomeModello(tipo)] as const);
  return (
    <span className={css.becomes}>
      {m.diventa}
      <Segmenti
        nome={m.diventa}
        voci={voci}
        valore={quale}
        onChange={(diventa) =>
          void navigate({ to: '/precompilata/$id', params: { id: Id }, search: { diventa } })
        }
      />
    </span>
  );
}

type PropsAzione = { confronto: Confronto; atti: ReturnType<typeof useScelte>; puo: boolean };
function Azione({ confronto, atti, puo }: PropsAzione) {
  const { IdDichiarazione: id, Anno, Diventa: tipo } = confronto;
  const navigate = useNavigate();
  const open = () =>
    id && void navigate({ to: '/dichiarazione/$anno/$id', params: { anno: String(Anno), id } });
  return (
    <>
      {id !== null && (
        <Button icona={IconExternalLink} onClick={open}>
          {m.vai}
        </Button>
      )}
      {puo && (
        <Button
          aspetto="primary"
          icona={IconFilePlus}
          inCorso={atti.inCorso}
          onClick={() => void atti.write()}
        >
          {id === null ? m.crea(tipo) : m.scrivi(tipo)}
        </Button>
      )}
    </>
  );
}

const Avviso = ({ children }: { children: ReactNode }) => (
  <span className={css.warning}>
    <Icona di={IconAlertTriangle} size={16} />
    {children}
  </span>
);

/** How it stands in a sentence, how far the choices are, and the two balances on one scale. */
function Testa({ confronto, puo }: { confronto: Confronto; puo: boolean }) {
  const { differenze, daScegliere, uguali } = countRighi(confronto);
  const fatte = differenze - daScegliere;
  const { SaldoScelte, Senza, Provvisorio, StatoDichiarazione } = confronto;
  return (
    <section className={css.head}>
      <div>
        <p className={css.sentence} role="status">
          {m.frase(daScegliere, differenze, SaldoScelte)}
        </p>
        <p className={css.progress}>
          <span className={css.bar} aria-hidden>
            <span style={{ inlineSize: `${differenze === 0 ? 100 : (fatte / differenze) * 100}%` }} />
          </span>
          {m.decise(fatte, differenze, uguali)}
          {Provvisorio && <Avviso>{m.provvisorio}</Avviso>}
          {Senza.length > 0 && <Avviso>{m.senza(Senza)}</Avviso>}
          {!puo && <span>{StatoDichiarazione === 'Chiusa' ? m.chiusa : m.solaLettura}</span>}
        </p>
      </div>
      <Scala agenzia={confronto.SaldoAgenzia} scelte={SaldoScelte} />
      <Stagione confronto={confronto} />
    </section>
  );
}

function Stagione({ confronto }: { confronto: Confronto }) {
  const { Possibili, Termine730, Diventa: tipo, Entro, Tardiva, IdDichiarazione } = confronto;
  if (IdDichiarazione !== null) return null;
  const entro = Entro === null ? null : formatData(Entro);
  if (Termine730 !== null && !Possibili.includes('730'))
    return (
      <p className={css.season}>
        <Avviso>{m.fuoriStagione(formatData(Termine730), tipo, entro, Tardiva)}</Avviso>
      </p>
    );
  return entro === null ? null : <p className={css.season}>{m.inStagione(entro)}</p>;
}
