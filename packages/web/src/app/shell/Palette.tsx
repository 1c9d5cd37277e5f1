import { Modal } from '@mantine/core';
import { IconFileText, IconSearch, IconUser, IconWindow } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { messaggiUi } from '../../messages/ui.ts';
import { Icona } from '../../ui/Icona.tsx';
import { useRicerca } from '../../ui/ricerca.ts';
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
      <Modal
        opened={aperta}
        onClose={() => setAperta(false)}
        withCloseButton={false}
        centered={false}
        yOffset={96}
        size={560}
        padding={0}
        title={m.cerca}
        classNames={{ content: css.content, header: 'hidden', overlay: css.veil }}
      >
        <Ricerca onClose={() => setAperta(false)} />
      </Modal>
    </>
  );
}

function useCercaOvunque() {
  const { utente, configurazione } = useSessione();
  return useCallback(
    async (testo: string, segnale: AbortSignal): Promise<VocePalette[]> => {
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
      return [...pagine, ...(await searchPalette(testo, configurazione.annoFiscale, segnale))];
    },
    [utente, configurazione.annoFiscale],
  );
}

function Ricerca({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const id = useId();
  const [testo, setTesto] = useState('');
  const open = useCallback(
    (voce: VocePalette) => {
      onClose();
      router.history.push(computeIndirizzo(voce));
    },
    [onClose, router],
  );
  const cerca = useCercaOvunque();
  const ricerca = useRicerca({ aperta: true, testo, cerca, minimo: 2, onScelta: open });
  const evidenziata = Math.max(ricerca.indice, 0);
  const handleKey = (evento: KeyboardEvent) => {
    const passi: Record<string, number> = { ArrowDown: ricerca.indice === -1 ? 2 : 1, ArrowUp: -1 };
    const passo = passi[evento.key];
    if (passo === undefined && evento.key !== 'Enter') return;
    evento.preventDefault();
    if (passo === undefined) ricerca.pick();
    else ricerca.move(passo);
  };
  return (
    <>
      <div className={css.search}>
        <Icona di={IconSearch} size={18} />
        <input
          data-autofocus
          role="combobox"
          aria-expanded={ricerca.voci.length > 0}
          aria-controls={`${id}-l`}
          aria-activedescendant={ricerca.voci.length > 0 ? `${id}-${evidenziata}` : undefined}
          aria-autocomplete="list"
          aria-label={m.cerca}
          placeholder={m.cerca}
          value={testo}
          onChange={(evento) => setTesto(evento.target.value)}
          onKeyDown={handleKey}
        />
      </div>
      <div id={`${id}-l`} role="listbox" tabIndex={-1} aria-label={m.cerca} className={css.list}>
        {ricerca.voci.map((voce, indice) => (
          <div
            key={voce.chiave}
            id={`${id}-${indice}`}
            role="option"
            tabIndex={-1}
            aria-selected={indice === evidenziata}
            className={css.option}
            onPointerMove={() => ricerca.setIndice(indice)}
            onPointerUp={() => open(voce)}
          >
            <Icona di={icone[voce.tipo]} />
            <span className="strong">{voce.nome}</span>
            {voce.tipo !== 'pagina' && <span className="figures">{voce.dettaglio}</span>}
            <span className={css.kind}>{gruppi[voce.tipo]}</span>
          </div>
        ))}
      </div>
      <p className={css.state} role="status">
        <Stato testo={testo.trim()} inCorso={ricerca.inCorso} quante={ricerca.voci.length} />
      </p>
    </>
  );
}

function Stato({ testo, inCorso, quante }: { testo: string; inCorso: boolean; quante: number }) {
  if (testo.length < 2) return m.paletteVuota;
  if (inCorso) return messaggiUi.ricerca;
  return quante === 0 ? m.paletteNessuno(testo) : messaggiUi.risultati(quante);
}
