import { RICERCA_ATTESA_MS, tendina } from '@quadra/contract';
import { IconFileText, IconSearch, IconUser, IconWindow } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { messaggiUi } from '../../messages/ui.ts';
import { Finestra } from '../../ui/finestre/Finestra.tsx';
import { Icona } from '../../ui/Icona.tsx';
import { idVoce, ListaVoci } from '../../ui/scelta/ListaVoci.tsx';
import type { PaginaVoci } from '../../ui/scelta/motore.ts';
import { useMotore } from '../../ui/scelta/useMotore.ts';
import { vociPalette } from '../navigazione.ts';
import css from './Palette.module.css';
import { searchPalette, type VocePalette } from './palette.api.ts';

const icone = { pagina: IconWindow, cliente: IconUser, dichiarazione: IconFileText } as const;
const gruppi = {
  pagina: m.gruppoPagine,
  cliente: m.gruppoClienti,
  dichiarazione: m.gruppoDichiarazioni,
} as const;

const computeIndirizzo = (voce: VocePalette): string => {
  if (voce.tipo === 'pagina') return voce.percorso;
  return voce.tipo === 'cliente' ? `/anagrafica/${voce.id}` : `/dichiarazione/${voce.anno}/${voce.id}`;
};

/** Ctrl+K from everywhere: a client, a declaration or a screen, by name or codice fiscale. */
export function Palette() {
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
  return (
    <>
      <button type="button" className={css.opener} onClick={() => setAperta(true)} aria-haspopup="dialog">
        <Icona di={IconSearch} />
        <span className={css.placeholder}>{m.cerca}</span>
        <kbd className={css.key}>Ctrl K</kbd>
      </button>
      {aperta && (
        <Finestra
          tipo="modale"
          titolo={m.cerca}
          larghezza={560}
          posizione={{ x: (window.innerWidth - 560) / 2, y: 96 }}
          senzaBarra
          onChiusa={() => setAperta(false)}
        >
          <Ricerca onClose={() => setAperta(false)} />
        </Finestra>
      )}
    </>
  );
}

function useCercaOvunque() {
  const { utente, configurazione } = useSessione();
  return useCallback(
    async (testo: string, segnale: AbortSignal): Promise<PaginaVoci<VocePalette>> => {
      const pagine = vociPalette
        .filter((voce) => voce.isVisibile?.(utente) ?? true)
        .filter((voce) => voce.nome.toLowerCase().includes(testo.toLowerCase()))
        .map(
          (voce): VocePalette => ({
            tipo: 'pagina',
            chiave: voce.percorso,
            nome: voce.nome,
            percorso: voce.percorso,
          }),
        );
      const trovate = await searchPalette(testo, configurazione.annoFiscale, segnale);
      return { voci: [...pagine, ...trovate], altre: false };
    },
    [utente, configurazione.annoFiscale],
  );
}

function Ricerca({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const lista = useId();
  const [testo, setTesto] = useState('');
  const open = (voce: VocePalette) => {
    onClose();
    router.history.push(computeIndirizzo(voce));
  };
  const { motore, stato } = useMotore<VocePalette>({
    cerca: useCercaOvunque(),
    minimo: tendina.caratteriMinimi,
    attesaMs: RICERCA_ATTESA_MS,
    onScelta: open,
  });
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
          role="combobox"
          aria-expanded={stato.voci.length > 0}
          aria-controls={lista}
          aria-activedescendant={stato.indice >= 0 ? idVoce(lista, stato.indice) : undefined}
          aria-autocomplete="list"
          aria-label={m.cerca}
          placeholder={m.cerca}
          value={testo}
          onChange={(evento) => {
            setTesto(evento.target.value);
            motore.search(evento.target.value);
          }}
          onKeyDown={handleKey}
        />
      </div>
      <ListaVoci
        id={lista}
        nome={m.cerca}
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

const renderVoce = (voce: VocePalette) => (
  <span className={css.option}>
    <Icona di={icone[voce.tipo]} />
    <span className="strong">{voce.nome}</span>
    {voce.tipo !== 'pagina' && <span className="figures">{voce.dettaglio}</span>}
    <span className={css.kind}>{gruppi[voce.tipo]}</span>
  </span>
);

function Stato({ testo, inCorso, quante }: { testo: string; inCorso: boolean; quante: number }) {
  if (testo.length < tendina.caratteriMinimi) return m.paletteVuota;
  if (inCorso) return messaggiUi.ricerca;
  return quante === 0 ? m.paletteNessuno(testo) : messaggiUi.risultati(quante);
}
