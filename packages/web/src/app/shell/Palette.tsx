import { RICERCA_ATTESA_MS, tendina } from '@quadra/contract';
import { IconCommand, IconFileText, IconSearch, IconTable, IconUser, IconWindow } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { useParole, useSessione } from '../../api/contesto.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { messaggiUi } from '../../messages/ui.ts';
import { Icona } from '../../ui/comandi/Icona.tsx';
import { Finestra } from '../../ui/finestre/Finestra.tsx';
import { idVoce, ListaVoci } from '../../ui/scelta/ListaVoci.tsx';
import type { PaginaVoci } from '../../ui/scelta/motore.ts';
import { useMotore } from '../../ui/scelta/useMotore.ts';
import { listVociPalette } from '../navigazione.ts';
import css from './Palette.module.css';
import { listRecenti, searchPalette, searchQuadro, type VocePalette } from './palette.api.ts';
import { readQuadroCercato } from './quadro-cercato.ts';
import { richiami, useRichiamo } from './richiami.ts';

const icone = {
  comando: IconCommand,
  quadro: IconTable,
  pagina: IconWindow,
  cliente: IconUser,
  dichiarazione: IconFileText,
} as const;
const gruppi = {
  comando: m.gruppoComandi,
  quadro: m.gruppoQuadri,
  pagina: m.gruppoPagine,
  cliente: m.gruppoClienti,
  dichiarazione: m.gruppoDichiarazioni,
} as const;

const computeIndirizzo = (voce: Exclude<VocePalette, { tipo: 'comando' }>): string => {
  if (voce.tipo === 'pagina' || voce.tipo === 'quadro') return voce.percorso;
  return voce.tipo === 'cliente' ? `/anagrafica/${voce.id}` : `/dichiarazione/${voce.anno}/${voce.id}`;
};

/** The door of the search in the top bar. */
export function PulsantePalette() {
  return (
    <button type="button" className={css.opener} onClick={() => richiami.run('cerca')} aria-haspopup="dialog">
      <Icona di={IconSearch} />
      <span className={css.placeholder}>{useParole().cerca}</span>
      <kbd className={css.key}>Ctrl K</kbd>
    </button>
  );
}

/** What the shell can do by name. */
export type ComandoPalette = { nome: string; run: () => void };
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
      larghezza={560}
      posizione={{ x: (window.innerWidth - 560) / 2, y: 96 }}
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

function useCercaOvunque(listComandi: Props['listComandi']) {
  const { utente, configurazione } = useSessione();
  return useCallback(
    async (testo: string, segnale: AbortSignal): Promise<PaginaVoci<VocePalette>> => {
      const holds = (nome: string) => nome.toLowerCase().includes(testo.toLowerCase());
      const pagine = listVociPalette(utente)
        .filter((voce) => holds(voce.nome))
        .map(
          (voce): VocePalette => ({
            tipo: 'pagina',
            chiave: voce.percorso,
            nome: voce.nome,
            percorso: voce.percorso,
          }),
        );
      const azioni = listComandi()
        .filter((comando) => holds(comando.nome))
        .map((comando): VocePalette => ({ tipo: 'comando', chiave: `x${comando.nome}`, ...comando }));
      const { annoFiscale } = configurazione;
      if (testo === '')
        return { voci: [...(await listRecenti(annoFiscale, segnale)), ...pagine, ...azioni], altre: false };
      const cercato = readQuadroCercato(testo);
      const quadri = cercato === null ? [] : await searchQuadro(cercato, annoFiscale, segnale);
      const trovate = quadri.length > 0 ? quadri : await searchPalette(testo, annoFiscale, segnale);
      return { voci: [...pagine, ...azioni, ...trovate], altre: false };
    },
    [utente, configurazione, listComandi],
  );
}

type PropsRicerca = Props & { iniziale: string; onTesto: (testo: string) => void; onClose: () => void };

function Ricerca({ listComandi, iniziale, onTesto, onClose }: PropsRicerca) {
  const router = useRouter();
  const lista = useId();
  const [testo, setTesto] = useState(iniziale);
  const { cerca } = useParole();
  const open = (voce: VocePalette) => {
    onClose();
    if (voce.tipo === 'comando') return voce.run();
    router.history.push(computeIndirizzo(voce));
  };
  const { motore, stato } = useMotore<VocePalette>({
    cerca: useCercaOvunque(listComandi),
    minimo: tendina.caratteriMinimi,
    vuotoElenca: true,
    attesaMs: RICERCA_ATTESA_MS,
    onScelta: open,
  });
  useEffect(() => motore.search(iniziale), [motore, iniziale]);
  const passi: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const handleKey = (evento: KeyboardEvent) => {
    const passo = passi[evento.key];
    if (passo === undefined && evento.key !== 'Enter') return;
    evento.preventDefault();
    if (passo === undefined) motore.enter();
    else motore.move(passo);
  };
  return (
    <>
      <div className={css.search}>
        <Icona di={IconSearch} size={18} />
        <input
          data-autofocus
          ref={selectAll}
          role="combobox"
          aria-expanded={stato.voci.length > 0}
          aria-controls={lista}
          aria-activedescendant={stato.indice >= 0 ? idVoce(lista, stato.indice) : undefined}
          aria-autocomplete="list"
          aria-label={cerca}
          placeholder={cerca}
          value={testo}
          onChange={(evento) => {
            setTesto(evento.target.value);
            onTesto(evento.target.value);
            motore.search(evento.target.value);
          }}
          onKeyDown={handleKey}
        />
      </div>
      <ListaVoci
        id={lista}
        nome={cerca}
        stato={stato}
        motore={motore}
        forma="libera"
        className={css.list}
        chiaveDi={(voce) => voce.chiave}
        render={renderVoce}
        onScelta={open}
      />
      <p className={css.state} role="status">
        <Stato testo={testo.trim()} inCorso={stato.inCorso} quante={stato.voci.length} />
      </p>
    </>
  );
}

/** The text of last time is there, ready to be typed over. */
const selectAll = (campo: HTMLInputElement | null) => campo?.select();

const renderVoce = (voce: VocePalette) => (
  <span className={css.option}>
    <Icona di={icone[voce.tipo]} />
    <span className="strong">{voce.nome}</span>
    {'dettaglio' in voce && <span className="figures">{voce.dettaglio}</span>}
    <span className={css.kind}>{gruppi[voce.tipo]}</span>
  </span>
);

function Stato({ testo, inCorso, quante }: { testo: string; inCorso: boolean; quante: number }) {
  if (testo.length < tendina.caratteriMinimi) return m.paletteVuota;
  if (inCorso) return messaggiUi.ricerca;
  return quante === 0 ? m.paletteNessuno(testo) : messaggiUi.risultati(quante);
}
