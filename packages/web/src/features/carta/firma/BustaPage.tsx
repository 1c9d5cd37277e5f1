import { daysBetween, formatData, giornoDiRoma } from '@quadra/values';
import { IconBan, IconBellRinging, IconChevronLeft, IconDownload, IconSend } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { mayFirmare } from '../../../dominio/firma/useFirma.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiBusta as m } from '../../../messages/busta.ts';
import { messaggiFirmaSemplice as semplice } from '../../../messages/firma-semplice.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Firma.module.css';
import { type BustaIntera, bustaQuery, cancelBusta, computeFile, remindBusta } from './firma.api.ts';
import { Firmatari, Matrice } from './Matrice.tsx';
import { listAttesi, nameBusta, showBusta } from './stato-busta.ts';
import { Traccia } from './Traccia.tsx';

/** One envelope: who holds it up and until when, what each signs, what happened. */
export function BustaPage() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const toElenco = () => void navigate({ to: '/firma-elettronica' });
  return (
    <PaginaUno titolo={m.titolo} letto={useLetto(bustaQuery(id))} onElenco={toElenco}>
      {(busta) => <Busta busta={busta} onIndietro={toElenco} />}
    </PaginaUno>
  );
}

function Busta({ busta, onIndietro }: { busta: BustaIntera; onIndietro: () => void }) {
  return (
    <div className={css.page}>
      <BarraTitolo
        titolo={nameBusta(busta)}
        inizio={<IconButton icona={IconChevronLeft} nome={m.indietro} onClick={onIndietro} />}
        dettaglio={
          <span className={css.facts}>
            {busta.denominazione}
            <Stato {...showBusta(busta)} />
            {busta.simulata && <Etichetta testo={m.simulata} colore="giallo" />}
            {busta.interna && <Etichetta testo={semplice.etichetta} colore="grigio" />}
          </span>
        }
      >
        <Azioni busta={busta} />
      </BarraTitolo>
      <p className={css.sentence} role="status">
        <Frase busta={busta} />
      </p>
      <div className={css.panes}>
        <div className={css.main}>
          {busta.simulata && <p className={css.simulated}>{m.simulataTesto}</p>}
          {busta.interna && <p className={css.soft}>{semplice.valore}</p>}
          <Matrice busta={busta} />
          <ConSolleciti busta={busta} />
          <dl className={css.rules}>
            <dt>{m.tipo}</dt>
            <dd>{busta.tipo}</dd>
            <dt>{m.promemoria}</dt>
            <dd>{busta.promemoria === null ? m.mai : m.ogni(busta.promemoria)}</dd>
            <dt>{m.scadenza}</dt>
            <dd>{formatData(busta.scadenza)}</dd>
            <dt>{m.dopoUltima}</dt>
            <dd>{m.tornano}</dd>
          </dl>
        </div>
        <Traccia passi={busta.traccia} />
      </div>
    </div>
  );
}

/** Whose turn it is and until when, or how it ended and because of whom. */
function Frase({ busta }: { busta: BustaIntera }) {
  const attesi = listAttesi(busta).map(({ nome }) => nome);
  if (busta.stato === 'Firmato') return m.firmata(formatDataOra(busta.dataFirma));
  if (busta.rifiuto !== null) {
    const chi = busta.firmatari.find(({ rifiutatoIl }) => rifiutatoIl !== null)?.nome;
    return semplice.rifiuto(chi ?? semplice.ignoto, busta.rifiuto);
  }
  if (busta.stato === 'Annullato') return m.annullata;
  if (busta.stato === 'Scaduto' || attesi.length === 0)
    return m.scaduta(busta.firmatari.filter(({ firmatoIl }) => firmatoIl === null).map(({ nome }) => nome));
  const restano = daysBetween(giornoDiRoma(new Date()), busta.scadenza);
  return (
    <>
      {m.tocca} <strong>{m.nomi(attesi)}</strong>: {m.nonAncora(attesi.length)}{' '}
      <strong className={css.term}>{m.restano(restano)}</strong>, {m.fino(busta.scadenza)}
    </>
  );
}

/** Writes again to those who are awaited, or to one of them. */
function useSollecito(busta: BustaIntera) {
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: ['buste'] });
    void cache.invalidateQueries({ queryKey: ['documenti'] });
  };
  const remind = async (chi: readonly BustaIntera['firmatari'][number][]) => {
    const [uno, ...altri] = chi;
    const nomi = m.nomi(chi.map(({ nome }) => nome));
    const ordine = altri.length === 0 ? (uno?.ordine ?? null) : null;
    await run(
      () => remindBusta(busta.id, busta.interna ? ordine : null),
      busta.simulata ? m.sollecitataProva : m.sollecitata(nomi),
    );
    refresh();
  };
  return { remind, run, refresh, inCorso };
}

function ConSolleciti({ busta }: { busta: BustaIntera }) {
  const { utente } = useSessione();
  const { remind } = useSollecito(busta);
  const isPossibile = busta.interna && mayFirmare(utente);
  return <Firmatari busta={busta} onSollecita={isPossibile ? (uno) => void remind([uno]) : undefined} />;
}

function Azioni({ busta }: { busta: BustaIntera }) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const { remind, run, refresh, inCorso } = useSollecito(busta);
  const attesi = listAttesi(busta);
  const isFuori = attesi.length > 0;
  const scrive = mayFirmare(utente);
  const cancel = async () => {
    if (!(await askConferma({ titolo: m.annullaTitolo, testo: m.annullaTesto, pericolo: true }))) return;
    await run(() => cancelBusta(busta.id), m.annullato);
    refresh();
  };
  const isRinviabile = busta.stato === 'Annullato' || busta.stato === 'Scaduto';
  return (
    <>
      {scrive && isFuori && (
        <Button aspetto="quiet" icona={IconBan} inCorso={inCorso} onClick={() => void cancel()}>
          {m.annulla}
        </Button>
      )}
      <a
        className={busta.stato === 'Firmato' ? css.primaryLink : css.link}
        href={computeFile(busta.id)}
        download
      >
        <Icona di={IconDownload} />
        {m.scarica}
      </a>
      {scrive && isFuori && (
        <Button
          aspetto="primary"
          icona={IconBellRinging}
          inCorso={inCorso}
          onClick={() => void remind(attesi)}
        >
          {attesi.length === 1 ? m.sollecita(attesi[0]?.nome ?? '') : m.sollecitaTutti(attesi.length)}
        </Button>
      )}
      {scrive && isRinviabile && (
        <Button
          aspetto="primary"
          icona={IconSend}
          onClick={() => void navigate({ to: '/firma-elettronica/nuova', search: { da: busta.id } })}
        >
          {m.rinvia}
        </Button>
      )}
    </>
  );
}
