import {
  gruppiTipoDichiarazione,
  passiRadar,
  percorsi,
  SENZA_OPERATORE,
  type StatoRadar,
  statiRadar,
  type TipoDichiarazione,
  type VistaRadar,
} from '@quadra/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { useAnnoInCorso, useStagioneChiusa } from '../../../../dominio/calendario/calendario.ts';
import { useElenco } from '../../../../dominio/elenco/useElenco.ts';
import { SceltaStudio } from '../../../../dominio/fonte/SceltaStudio.tsx';
import { fonteStudi } from '../../../../dominio/fonte/studi.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../../ui/elenco/FilterBar.tsx';
import { memoriaFiltri, readIndirizzo } from '../../../../ui/elenco/memoria-filtri.ts';
import { BarraTitolo } from '../../../../ui/pagina/BarraTitolo.tsx';
import { useStretta } from '../../../../ui/pagina/useStretta.ts';
import { SceltaAnno } from '../elenco/SceltaAnno.tsx';
import { BarraRadar, ORDINE_RADAR } from './BarraRadar.tsx';
import { findMeta } from './cella.ts';
import { findCella, makeColonneRadar } from './colonne.tsx';
import { DELEGA, isDaChiedere } from './delega.tsx';
import css from './RadarPage.module.css';
import { RadarStretto } from './RadarStretto.tsx';
import { makeRadarQuery, type ObbligoRadar, type PaginaRadar, type SintesiRadar } from './radar.api.ts';
import { countFatti, Legenda } from './testa.tsx';
import { useDelega } from './useDelega.ts';

const obblighi = [
  ...Object.entries(gruppiTipoDichiarazione).flatMap(([gruppo, tipi]) =>
    tipi
      .filter((tipo) => !/simulazione/.test(tipo))
      .map((tipo): [TipoDichiarazione, string, string] => [tipo, m.tipo(tipo), gruppo]),
  ),
  ['730', m.tipo('730'), 'Redditi'] as const,
];
const campiBase: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 180 },
  { chiave: 'Tipo', nome: m.obbligo, larghezza: 180, scelte: obblighi },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 150,
    scelte: statiRadar.map((stato) => [stato, m.stati[stato]] as const),
  },
  {
    ...{ chiave: 'Passo', nome: m.passoSeguente, larghezza: 180, raro: true },
    scelte: passiRadar.map((passo) => [passo, m.passo(passo, '', 2).replace(/: .*/, '')] as const),
  },
];
/** Who works for several studi may look at one. */
const campoStudio: CampoFiltro = {
  ...{ chiave: 'IdStudio', nome: m.studio, larghezza: 190, tipo: 'tendina', fonte: fonteStudi },
};
/** The filters that the address keeps: those that name nobody. */
const NELL_INDIRIZZO = ['Tipo', 'Stato', 'Passo', 'Operatore'] as const;
const CHIAVI = ['IdStudio', 'Denominazione', ...NELL_INDIRIZZO];
const NESSUNO: readonly TipoDichiarazione[] = [];
const SENZA: readonly ObbligoRadar[] = [];

type Ricerca = { anno?: number; Vista?: VistaRadar } & {
  [K in (typeof NELL_INDIRIZZO)[number]]?: string | number;
};

/** The year that is being worked on, unless the address names another. */
export function RadarPage() {
  const { anno: chiesto }: Ricerca = useSearch({ strict: false });
  const inCorso = useAnnoInCorso();
  const anno = chiesto ?? inCorso;
  const chiusa = useStagioneChiusa(anno ?? 0);
  if (anno === undefined || chiusa === undefined) return <BarraTitolo titolo={m.titolo} />;
  return <Radar key={anno} anno={anno} chiusa={chiusa} />;
}

/** A choice as the address has it: a number is not between quotes. */
const toIndirizzo = (valore: string | null) =>
  valore === null ? undefined : /^\d+$/.test(valore) ? Number(valore) : valore;

/** An address that asks for other choices than those remembered is asked alone: the home opens what it names. */
function forgetAltri(): void {
  const dette = readIndirizzo(location.search, NELL_INDIRIZZO);
  const { valori = {} } = memoriaFiltri.get(percorsi.radar, 'radar') ?? {};
  const isAltra = NELL_INDIRIZZO.some((nome) => (dette[nome] ?? '') !== (valori[nome] ?? ''));
  if (Object.keys(dette).length > 0 && isAltra) memoriaFiltri.set(percorsi.radar, 'radar', null);
}

/** The filters of a search, in the address too: written when they are others, never while one goes elsewhere. */
function useFiltriNellIndirizzo(valori: Readonly<Record<string, string>>) {
  const navigate = useNavigate();
  const cerca: Ricerca = useSearch({ strict: false });
  const attuali = useRef({ navigate, cerca });
  attuali.current = { navigate, cerca };
  const scritti = JSON.stringify(NELL_INDIRIZZO.map((nome) => valori[nome] || null));
  useEffect(() => {
    const nuovi: (string | null)[] = JSON.parse(scritti);
    const dette = NELL_INDIRIZZO.map((nome, posto) => [nome, toIndirizzo(nuovi[posto] ?? null)] as const);
    if (dette.every(([nome, valore]) => attuali.current.cerca[nome] === valore)) return;
    const search = (prima: Ricerca) => ({ ...prima, ...Object.fromEntries(dette) });
    void attuali.current.navigate({ to: '.', search, replace: true });
  }, [scritti]);
}

/** What is looked at: what is worked at, or, once the season of the year is over, what is left of it. */
function useVista(chiusa: boolean) {
  const navigate = useNavigate();
  const { Vista = chiusa ? 'Chiusi' : 'In corso' }: Ricerca = useSearch({ strict: false });
  const setVista = (nuova: VistaRadar) =>
    void navigate({
      ...{ to: '.', replace: true },
      search: (prima: Ricerca) => ({ ...prima, Vista: nuova, pagina: 1 }),
    });
  return [Vista, setVista] as const;
}

/** Maiusc F1 and Space on a cell say what is missing in it. */
function explain(evento: KeyboardEvent): void {
  if (evento.key !== ' ' && !(evento.key === 'F1' && evento.shiftKey)) return;
  const { target } = evento;
  const pulsante =
    target instanceof HTMLTableCellElement &&
    target.querySelector<HTMLElement>('button[aria-haspopup="dialog"]');
  if (!pulsante) return;
  evento.preventDefault();
  pulsante.click();
}

/** The clients and their obligations of a year: each cell is the next thing to do, and opens where it is done. */
function Radar({ anno, chiusa }: { anno: number; chiusa: boolean }) {
  const { configurazione, utente } = useSessione();
  const navigate = useNavigate();
  const [vista, setVista] = useVista(chiusa);
  useState(forgetAltri);
  const [letti, setLetti] = useState({ tipi: NESSUNO, totali: SENZA, conOperatori: false });
  const { conDeleghe, onChiedi } = useDelega();
  const isStretta = useStretta();
  const showTotale = useRef<(obbligo: ObbligoRadar, stato: StatoRadar) => void>(() => {});
  const { elenco } = useElenco({
    percorso: percorsi.radar,
    nome: 'radar',
    lista: null,
    colonne: useMemo(() => {
      const tavola = {
        anno,
        totali: letti.totali,
        onTotale: (...di: [ObbligoRadar, StatoRadar]) => showTotale.current(...di),
      };
      return makeColonneRadar(letti.tipi, tavola, {
        conDeleghe,
        onChiedi,
        conOperatori: letti.conOperatori,
      });
    }, [letti, anno, conDeleghe, onChiedi]),
    ordine: ORDINE_RADAR,
    chiavi: CHIAVI,
    makeQuery: useMemo(() => makeRadarQuery(anno, vista, conDeleghe), [anno, vista, conDeleghe]),
  });
  const { filtri } = elenco;
  const dati = elenco.dati as PaginaRadar | undefined;
  const { valori } = filtri.applicati;
  useFiltriNellIndirizzo(valori);
  const setFiltri = (nuovi: Readonly<Record<string, string>>) => {
    for (const [nome, valore] of Object.entries(nuovi)) filtri.setValore(nome, valore);
    filtri.search();
  };
  showTotale.current = ({ tipo, chiusa: isPassata }, stato) => {
    setVista(isPassata || stato === 'fatto' ? 'Chiusi' : 'In corso');
    setFiltri({ Tipo: tipo, Stato: stato });
  };
  // The columns are those of the last page that was read.
  const { obblighi: tipi = NESSUNO, totali = SENZA } = dati ?? {};
  if (tipi.join() !== letti.tipi.join() || totali !== letti.totali)
    setLetti({ tipi, totali, conOperatori: dati?.carico.some(({ idUtente }) => idUtente !== null) ?? false });
  if (elenco.errore?.codice === 'RADAR_SENZA_STUDIO')
    return (
      <SceltaStudio
        titolo={m.titolo}
        testo={elenco.errore.testo}
        onScelta={({ id, nome }) => {
          filtri.setValore('IdStudio', String(id), nome);
          filtri.search();
        }}
      />
    );
  return (
    <section className={css.board} aria-label={m.titolo} onKeyDown={explain}>
      <Elenco
        {...elenco}
        righeAlte
        soloTutte
        titolo={m.titolo}
        dettaglio={dati !== undefined && sayCome(dati, anno, chiusa)}
        campiFiltro={makeCampi(dati?.carico ?? [], utente.studio === null)}
        chiaveDi={(riga) => riga.idAnagrafica}
        nomeDi={(riga) => riga.denominazione}
        onOpen={(riga, colonna) => {
          if (colonna === DELEGA) {
            if (riga.delega && isDaChiedere(riga.delega)) onChiedi?.(riga);
            return;
          }
          const cella = findCella(riga, colonna);
          if (cella || !tipi.some((tipo) => tipo === colonna)) void navigate(findMeta(riga, cella, anno));
        }}
        comandi={
          <BarraRadar
            {...{ vista, valori }}
            onVista={setVista}
            ordine={elenco.ordine}
            onOrdine={elenco.onOrdine}
            sintesi={dati}
            onFiltro={(filtro, valore) => setFiltri({ [filtro]: valore })}
          />
        }
        legenda={<Legenda />}
        stretto={
          isStretta ? (
            dati === undefined ? null : (
              <RadarStretto
                {...{ anno, totali }}
                righe={dati.righe}
                scelto={valori.Stato ?? ''}
                onScegli={(Stato) => setFiltri({ Stato })}
              />
            )
          ) : undefined
        }
        vuoto={makeVuoto(vista, anno, () => setVista(vista === 'Chiusi' ? 'In corso' : 'Chiusi'))}
        azioni={<SceltaAnno anno={anno} anni={configurazione.anni} percorso="/radar" />}
      />
    </section>
  );
}

/** How the clients stand, and which term is next. */
function sayCome({ clienti, totali }: PaginaRadar, anno: number, chiusa: boolean): string {
  if (chiusa) return m.annoChiuso(anno, clienti.totale, clienti.pronti);
  const frase = m.frase(clienti.totale, clienti.pronti, clienti.bloccati);
  const [prossimo] = totali
    .flatMap((obbligo) => {
      const { fatti, totale } = countFatti(obbligo);
      const { scadenza, giorni, tipo } = obbligo;
      return scadenza !== null && giorni !== null && giorni >= 0 && fatti < totale
        ? [{ tipo, scadenza, restano: totale - fatti }]
        : [];
    })
    .toSorted((a, b) => (a.scadenza < b.scadenza ? -1 : 1));
  const termine =
    prossimo && m.termine(m.tipo(prossimo.tipo), formatGiorno(prossimo.scadenza), prossimo.restano);
  return [frase, termine, m.daRiscontrare].filter(Boolean).join(' ');
}

/** The filters: of whose hands, those who have something in them. */
const makeCampi = (carico: SintesiRadar['carico'], conStudi: boolean): readonly CampoFiltro[] => [
  ...(conStudi ? [campoStudio] : []),
  ...campiBase,
  {
    ...{ chiave: 'Operatore', nome: m.operatore, larghezza: 170 },
    scelte: carico.map(({ idUtente, nome }): [string, string] =>
      idUtente === null ? [SENZA_OPERATORE, m.nessunOperatore] : [String(idUtente), nome ?? ''],
    ),
  },
];

const makeVuoto = (vista: VistaRadar, anno: number, onAltra: () => void) => ({
  titolo: vista === 'Chiusi' ? m.chiusiVuoto(anno) : m.inCorsoVuoto(anno),
  testo: vista === 'Chiusi' ? m.chiusiVuotoTesto : m.inCorsoVuotoTesto,
  titoloFiltri: m.nessunoConFiltri,
  azione: (
    <Button aspetto="primary" onClick={onAltra}>
      {vista === 'Chiusi' ? m.vediInCorso : m.vediChiusi}
    </Button>
  ),
});
