import { type ProfiloSuite, RICERCA_ATTESA_MS, tendina } from '@quadra/contract';
import {
  IconAppWindow,
  IconBolt,
  IconCommand,
  IconFileText,
  IconSearch,
  IconTable,
  IconUser,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type Ref, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useParole, useSessione } from '../../api/contesto.ts';
import { readChi } from '../../api/sessione.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { messaggiUi } from '../../messages/ui.ts';
import { classi } from '../../ui/classi.ts';
import { findAzioniSchermata } from '../../ui/comandi/azioni-schermata.ts';
import { Icona } from '../../ui/comandi/Icona.tsx';
import { Finestra } from '../../ui/finestre/Finestra.tsx';
import { idVoce, ListaVoci } from '../../ui/scelta/ListaVoci.tsx';
import type { Motore, StatoMotore } from '../../ui/scelta/motore.ts';
import { useMotore } from '../../ui/scelta/useMotore.ts';
import { type Ambito, ambiti, readTesto, writeAmbito } from './ambiti.ts';
import css from './Palette.module.css';
import type { VocePalette } from './palette.api.ts';
import { richiami, useRichiamo } from './richiami.ts';
import { type ComandoPalette, type Conteggi, useCercaOvunque } from './useCercaOvunque.ts';

const LARGHEZZA = 640;

const icone = {
  azione: IconBolt,
  comando: IconCommand,
  quadro: IconTable,
  pagina: IconAppWindow,
  cliente: IconUser,
  dichiarazione: IconFileText,
} as const;

/** Under what a row stands; before anything is typed the declarations are those of before. */
function nameGruppo({ tipo }: VocePalette, trovati: string, isVuoto: boolean): string {
  if (tipo === 'azione') return m.gruppoAzioni(findAzioniSchermata()?.dove ?? '');
  if (tipo === 'cliente') return trovati;
  return tipo === 'dichiarazione' && isVuoto ? m.gruppoRecenti : m.gruppiPalette[tipo];
}

/** Who works for himself has a record and no clients: he is led to it. */
const computeIndirizzo = (
  voce: Exclude<VocePalette, { tipo: 'azione' | 'comando' }>,
  chi: ProfiloSuite,
): string => {
  if (voce.tipo === 'pagina' || voce.tipo === 'quadro') return voce.percorso;
  if (voce.tipo === 'dichiarazione') return `/dichiarazione/${voce.anno}/${voce.id}`;
  return chi === 'studio' ? `/anagrafica/${voce.id}/panoramica` : `/anagrafica/${voce.id}`;
};

/** The door of the search in the top bar. */
export function PulsantePalette() {
  const { cerca } = useParole();
  // On a phone its words are not there: the title names it.
  return (
    <button
      type="button"
      className={css.opener}
      title={cerca}
      onClick={() => richiami.run('cerca')}
      aria-haspopup="dialog"
    >
      <Icona di={IconSearch} />
      <span className={css.placeholder}>{cerca}</span>
      <kbd className={css.key}>Ctrl K</kbd>
    </button>
  );
}

type Props = { listComandi: () => readonly ComandoPalette[] };

/** Ctrl+K from everywhere: a client, a declaration, a quadro («rossi rn 26»), a screen or a command. */
export function Palette({ listComandi }: Props) {
  const [ricordato, setRicordato] = useState('');
  const [aperta, setAperta] = useState(false);
  useEffect(() => {
    const open = (evento: globalThis.KeyboardEvent) => {
      if (!(evento.ctrlKey || evento.metaKey) || evento.key.toLowerCase() !== 'k') return;
      evento.preventDefault();
      setAperta(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  const openPalette = useCallback(() => setAperta(true), []);
  useRichiamo('cerca', openPalette);
  const { cerca } = useParole();
  if (!aperta) return null;
  return (
    <Finestra
      tipo="modale"
      titolo={cerca}
      larghezza={LARGHEZZA}
      posizione={{ x: (window.innerWidth - LARGHEZZA) / 2, y: 64 }}
      senzaBarra
      onChiusa={() => setAperta(false)}
    >
      <Ricerca
        listComandi={listComandi}
        iniziale={ricordato}
        onTesto={setRicordato}
        onClose={() => setAperta(false)}
      />
    </Finestra>
  );
}

type PropsRicerca = Props & { iniziale: string; onTesto: (testo: string) => void; onClose: () => void };

function Ricerca({ listComandi, iniziale, onTesto, onClose }: PropsRicerca) {
  const router = useRouter();
  const id = useId();
  const campo = useRef<HTMLInputElement>(null);
  const [testo, setTesto] = useState(iniziale);
  const { cerca: nome, trovati } = useParole();
  const { utente } = useSessione();
  const { cerca, conteggi } = useCercaOvunque(listComandi);
  const open = (voce: VocePalette) => {
    onClose();
    if ('run' in voce) return voce.run();
    const indirizzo = computeIndirizzo(voce, readChi(utente));
    if (indirizzo.startsWith('/')) router.history.push(indirizzo);
    else location.assign(indirizzo);
  };
  const { motore, stato } = useMotore<VocePalette>({
    cerca,
    minimo: 0,
    vuotoElenca: true,
    attesaMs: RICERCA_ATTESA_MS,
    onScelta: open,
  });
  // The text of last time is there, ready to be typed over.
  useEffect(() => campo.current?.select(), []);
  useEffect(() => motore.search(iniziale), [motore, iniziale]);
  const change = (nuovo: string) => {
    setTesto(nuovo);
    onTesto(nuovo);
    motore.search(nuovo);
  };
  const cercato = readTesto(testo);
  const chooseAmbito = (ambito: Ambito | null) => {
    change(writeAmbito(testo, ambito));
    campo.current?.focus();
  };
  return (
    <>
      <CampoCercato ref={campo} lista={id} nome={nome} {...{ testo, motore, stato }} onChange={change} />
      <Ambiti scelto={cercato.ambito} conteggi={conteggi} onScelta={chooseAmbito} />
      <ListaVoci
        {...{ id, nome, stato, motore }}
        forma="libera"
        className={css.list}
        chiaveDi={(voce) => voce.chiave}
        gruppoDi={(voce) => nameGruppo(voce, trovati, cercato.testo === '')}
        render={renderVoce}
        onScelta={open}
      />
      <p className={css.state} role="status">
        <Stato testo={cercato.testo} inCorso={stato.inCorso} quante={stato.voci.length} />
      </p>
    </>
  );
}

type PropsCampo = {
  ref: Ref<HTMLInputElement>;
  /** The id of the list it commands. */
  lista: string;
  nome: string;
  testo: string;
  motore: Motore<VocePalette>;
  stato: StatoMotore<VocePalette>;
  onChange: (testo: string) => void;
};

const passi: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function CampoCercato({ ref, lista, nome, testo, motore, stato, onChange }: PropsCampo) {
  const handleKey = (evento: KeyboardEvent) => {
    const passo = passi[evento.key];
    if (passo === undefined && evento.key !== 'Enter') return;
    evento.preventDefault();
    if (passo === undefined) motore.enter();
    else motore.move(passo);
  };
  return (
    <div className={css.search}>
      <Icona di={IconSearch} size={18} />
      <input
        data-autofocus
        ref={ref}
        role="combobox"
        aria-expanded={stato.voci.length > 0}
        aria-controls={lista}
        aria-activedescendant={stato.indice >= 0 ? idVoce(lista, stato.indice) : undefined}
        aria-autocomplete="list"
        aria-label={nome}
        placeholder={nome}
        value={testo}
        onChange={(evento) => onChange(evento.target.value)}
        onKeyDown={handleKey}
      />
      <kbd className={css.key}>Esc</kbd>
    </div>
  );
}

type PropsAmbiti = {
  scelto: Ambito | null;
  conteggi: Conteggi | null;
  onScelta: (ambito: Ambito | null) => void;
};

/** Where the search looks: each with its sign, and how many rows wait there. */
function Ambiti({ scelto, conteggi, onScelta }: PropsAmbiti) {
  const nomi = { ...m.nomiAmbiti, chi: useParole().doveCercare };
  return (
    <fieldset className={css.scopes} aria-label={m.ambiti}>
      {[null, ...ambiti].map((ambito) => (
        <button
          key={ambito?.chiave ?? 'tutto'}
          type="button"
          className={classi(css.scope, ambito === scelto && css.chosen)}
          aria-pressed={ambito === scelto}
          onClick={() => onScelta(ambito)}
        >
          {ambito !== null && <span className={css.sign}>{ambito.segno}</span>}
          {ambito === null ? m.ambitoTutto : nomi[ambito.chiave]}
          {ambito !== null && <span className="figures">{conteggi?.[ambito.chiave]}</span>}
        </button>
      ))}
    </fieldset>
  );
}

const renderVoce = (voce: VocePalette) => (
  <span className={css.option}>
    <Icona di={icone[voce.tipo]} />
    <span className={classi(css.name, 'strong')}>{voce.nome}</span>
    {'dettaglio' in voce && <span className={classi(css.detail, 'figures')}>{voce.dettaglio}</span>}
    {'tasti' in voce && voce.tasti !== undefined && <kbd className={css.key}>{voce.tasti}</kbd>}
  </span>
);

function Stato({ testo, inCorso, quante }: { testo: string; inCorso: boolean; quante: number }) {
  if (testo.length < tendina.caratteriMinimi) return m.paletteVuota;
  if (inCorso) return messaggiUi.ricerca;
  return quante === 0 ? m.paletteNessuno(testo) : messaggiUi.risultati(quante);
}
