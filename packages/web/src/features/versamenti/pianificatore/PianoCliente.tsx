import { addDays, type Data, daysBetween, formatData, giornoDiRoma } from '@quadra/values';
import { IconAlertTriangle, IconCheck, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { usePostaF24 } from '../../../dominio/versamenti/usePostaF24.ts';
import { messaggiPianificatore as m } from '../../../messages/pianificatore.ts';
import { messaggiUi } from '../../../messages/ui.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { useModificheNonSalvate } from '../../../ui/finestre/modifiche-non-salvate.ts';
import { annuncio } from '../../../ui/notifiche/annuncio.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Barre } from './Barre.tsx';
import { Cambia, type Confronto } from './Cambia.tsx';
import { Corsie, writeEuro, writeFinoA, writeGiorno } from './Corsie.tsx';
import { Gradini } from './Gradini.tsx';
import css from './Pianificatore.module.css';
import {
  type Modello,
  maySpostare,
  motoreQuery,
  type Piano,
  pianoQuery,
  sendScenario,
  type Versamenti,
} from './pianificatore.api.ts';
import { computeFinestra, listMesi, type Posto, placeModelli, sumMesi, sumTutto } from './scenario.ts';
import { useScenari } from './useScenari.ts';

const MESI_DELLE_BARRE = 6;
type Props = { cliente: string; scelta: ReactNode };

/** The payments of a client on their days, moved in scenarios that are compared before one is used. */
export function PianoCliente({ cliente, scelta }: Props) {
  const { data: piano, errore, onRiprova } = useLetto(pianoQuery(cliente));
  const { data: motore } = useQuery(motoreQuery);
  if (errore || piano === undefined || motore === undefined)
    return (
      <BarraTitolo
        titolo={m.titolo}
        dettaglio={scelta}
        errore={
          errore && (
            <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
              <Button onClick={onRiprova}>{messaggiUi.riprova}</Button>
            </RiquadroErrore>
          )
        }
      />
    );
  if (piano.pagamenti.length === 0 && piano.stime.length === 0)
    return (
      <>
        <BarraTitolo titolo={m.titolo} dettaglio={scelta} />
        <EmptyState titolo={m.vuoto} testo={m.vuotoTesto} />
      </>
    );
  return <Scenari piano={piano} v={motore.v} scelta={scelta} />;
}

const listMossi = (posti: readonly Posto[]) => posti.filter(({ spostato }) => spostato !== null);

/** What the open scenario comes to, in a sentence. */
function writeFrase(base: number, totale: number, posti: readonly Posto[]): string {
  const mossi = listMossi(posti);
  const [primo] = mossi;
  if (totale < base) return m.risparmia(writeEuro(base - totale));
  if (totale === base || primo === undefined) return m.nonCosta(mossi.length);
  const costo = writeEuro(totale - base);
  return mossi.length === 1
    ? m.costaUno(m.modello(primo.modello.numero), writeGiorno(primo.data), costo)
    : m.costa(mossi.length, costo);
}

function Frase({ frase, posti }: { frase: string; posti: readonly Posto[] }) {
  const isProvvisorio = posti.some(({ spostato }) => spostato?.provvisorio);
  return (
    <p className={css.sentence} role="status">
      {frase}
      {isProvvisorio && (
        <span className={css.warning} title={m.provvisorioTesto}>
          <Icona di={IconAlertTriangle} size={16} />
          {m.provvisorio}
        </span>
      )}
    </p>
  );
}

function Avvisi({ posti }: { posti: readonly Posto[] }) {
  const tardi = listMossi(posti).flatMap(({ spostato }) =>
    spostato && spostato.giorni > 0 ? [spostato] : [],
  );
  const [primo] = tardi.map(({ scadenza }) => scadenza).sort();
  if (primo === undefined) return null;
  const nonGestiti = [...new Set(tardi.flatMap((uno) => uno.nonGestiti))];
  return (
    <p className={css.note}>
      <Icona di={IconAlertTriangle} size={16} />
      <span>
        <span className={css.warning}>{m.tardivo(formatData(addDays(primo, 1)))}</span> {m.ravvedimento}
        {nonGestiti.length > 0 && ` ${m.nonGestiti(nonGestiti)}`}
        {tardi.some(({ provvisorio }) => provvisorio) && ` ${m.provvisorioTesto}`}
      </span>
    </p>
  );
}

const Tasti = () => (
  <p className={css.keys} aria-hidden>
    <kbd>Alt ←</kbd> <kbd>Alt →</kbd> {m.unGiorno} <kbd>Alt Maiusc →</kbd> {m.unaSettimana} <kbd>Esc</kbd>{' '}
    {m.rimette}
  </p>
);

/** A scenario with what it comes to. Cents. */
type Contato = Confronto & { readonly mesi: ReadonlyMap<string, number> };

type Stato = ReturnType<typeof useScenari>;
function countScenari(v: Versamenti, piano: Piano, { giorni, lettere }: Stato): Contato[] {
  return giorni.map((suoi, n) => {
    const posti = placeModelli(v, piano, suoi);
    const mesi = sumMesi(posti, piano.stime);
    return { lettera: lettere[n] ?? '', posti, mesi, totale: sumTutto(mesi) };
  });
}

/** Moves are announced as they are made. */
function useMosse(v: Versamenti, piano: Piano, stato: Stato) {
  const move = (modello: Modello, data: Data) => {
    stato.move(modello, data);
    const [posto] = placeModelli(v, { ...piano, pagamenti: [modello] }, { [modello.id]: data });
    const { scadenza = data, sanzione = 0, interessi = 0 } = posto?.spostato ?? {};
    annuncio.say(m.spostato(writeGiorno(data), daysBetween(scadenza, data), writeEuro(sanzione + interessi)));
  };
  const reset = (modello: Modello) => {
    stato.reset(modello);
    annuncio.say(m.rimesso(m.modello(modello.numero)));
  };
  return { move, reset };
}

/** Makes a scenario the plan, once it is confirmed. */
function useUso(piano: Piano, onUsato: () => void) {
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const use = async (posti: readonly Posto[]) => {
    const mossi = listMossi(posti);
    const nonGestiti = [...new Set(mossi.flatMap(({ spostato }) => spostato?.nonGestiti ?? []))];
    const testo = nonGestiti.length > 0 ? `${m.usaTesto} ${m.nonGestiti(nonGestiti)}` : m.usaTesto;
    if (!(await askConferma({ titolo: m.usaDomanda(mossi.length), testo }))) return;
    const spostamenti = mossi.map(({ modello, data }) => ({
      ...{ id: modello.id, versione: modello.versione, data },
    }));
    const nuovo = await run(async () => sendScenario(piano.idAnagrafica, spostamenti), m.usato(mossi.length));
    if (nuovo === undefined) return;
    onUsato();
    cache.setQueryData(pianoQuery(piano.idAnagrafica).queryKey, nuovo);
    await cache.invalidateQueries({ queryKey: ['f24'] });
  };
  return { use, inCorso };
}

function Linguette({
  stato,
  scenari,
  scrive,
}: {
  stato: Stato;
  scenari: readonly Contato[];
  scrive: boolean;
}) {
  return (
    <div className={css.tabs}>
      <div className={css.tablist} role="tablist" aria-label={m.scenari}>
        {scenari.map(({ lettera }, n) => (
          <button
            key={lettera}
            type="button"
            role="tab"
            aria-selected={n === stato.attivo}
            className={css.tab}
            onClick={() => stato.open(n)}
          >
            <b>{lettera}</b> {n === 0 ? m.comeOggi : m.scenario(lettera)}
            {n > 0 && <span className={css.warning}>{m.nonSalvato}</span>}
          </button>
        ))}
      </div>
      {scrive && stato.canAdd && (
        <button type="button" className={css.add} onClick={stato.add}>
          <Icona di={IconPlus} size={16} />
          {m.nuovo}
        </button>
      )}
      {scrive && <Tasti />}
    </div>
  );
}

const Legenda = () => (
  <p className={css.legend}>
    <span className={css.sample} aria-hidden /> {m.daPagare}
    <span className={css.guessKey} aria-hidden>
      0,00
    </span>{' '}
    {m.stima}
    <Icona di={IconCheck} size={13} /> {m.pagato}
  </p>
);

/** The cash of the plan as it is, and of the scenario that is open beside it. */
function CassaScenari({ base, attivo, mesi }: { base: Contato; attivo: Contato; mesi: readonly string[] }) {
  const serie = (attivo === base ? [base] : [base, attivo]).map((uno) => ({
    ...{ lettera: uno.lettera, importi: uno.mesi, piena: uno === attivo },
    nome: uno === base ? m.comeOggi.toLowerCase() : m.nonSalvato,
  }));
  return (
    <>
      <Barre titolo={m.cassa} mesi={mesi} serie={serie} />
      <p className={css.soft}>{m.nota}</p>
    </>
  );
}

/** With nothing moved, what there is to pay and which month asks the most. */
function describeScenario(base: Contato, attivo: Contato, oggi: Data, fino: string): string {
  if (listMossi(attivo.posti).length > 0) return writeFrase(base.totale, attivo.totale, attivo.posti);
  const [mese, importo] = [...attivo.mesi].sort(([, a], [, b]) => b - a)[0] ?? [oggi, 0];
  return m.frase(writeEuro(attivo.totale), fino, m.meseBreve(mese), writeEuro(importo));
}

function Scenari({ piano, v, scelta }: { piano: Piano; v: Versamenti; scelta: ReactNode }) {
  const { utente } = useSessione();
  const solaLettura = useSolaLettura();
  const scrive = maySpostare(utente) && !solaLettura;
  const stato = useScenari();
  useModificheNonSalvate(() => stato.isCambiato);
  const mosse = useMosse(v, piano, stato);
  const { use, inCorso } = useUso(piano, stato.clear);
  const { mailF24 } = usePostaF24();
  const oggi = giornoDiRoma(new Date());
  const finestra = computeFinestra(piano, oggi);
  const scenari = countScenari(v, piano, stato);
  const [base] = scenari;
  const attivo = scenari[stato.attivo] ?? base;
  if (base === undefined || attivo === undefined) return null;
  const mesi = listMesi(finestra)
    .map(({ mese }) => mese)
    .filter((mese) => scenari.some((uno) => uno.mesi.has(mese)) || mese >= oggi.slice(0, 7))
    .slice(0, MESI_DELLE_BARRE);
  const fino = writeFinoA(finestra);
  const scelto = piano.pagamenti.find(({ id }) => id === stato.scelto);
  return (
    <>
      <BarraTitolo titolo={m.titolo} dettaglio={scelta}>
        {stato.isCambiato && <Button onClick={stato.clear}>{m.annulla}</Button>}
        {scrive && listMossi(attivo.posti).length > 0 && (
          <Button
            aspetto="primary"
            icona={IconCheck}
            inCorso={inCorso}
            onClick={() => void use(attivo.posti)}
          >
            {m.usa(attivo.lettera)}
          </Button>
        )}
      </BarraTitolo>
      <div className={css.body}>
        <Frase frase={describeScenario(base, attivo, oggi, fino)} posti={attivo.posti} />
        <Linguette stato={stato} scenari={scenari} scrive={scrive} />
        <Corsie
          {...{ piano, finestra, oggi, scrive }}
          posti={attivo.posti}
          scelto={stato.scelto}
          gradini={scelto && <Gradini v={v} modello={scelto} finestra={finestra} oggi={oggi} />}
          onMove={mosse.move}
          onReset={mosse.reset}
          onMail={({ id, numero }) => void mailF24(id, m.modello(numero))}
        />
        <Legenda />
        <Avvisi posti={attivo.posti} />
        <Cambia scenari={scenari} attivo={attivo} fino={fino} />
        <CassaScenari base={base} attivo={attivo} mesi={mesi} />
      </div>
    </>
  );
}
