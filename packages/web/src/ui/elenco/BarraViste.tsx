import { Menu } from '@mantine/core';
import { IconDots, IconPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { classi } from '../classi.ts';
import { Button } from '../comandi/Button.tsx';
import { Icona } from '../comandi/Icona.tsx';
import { askConferma } from '../finestre/Conferma.tsx';
import css from './BarraViste.module.css';
import { DialogoVista, type UsoVista } from './DialogoVista.tsx';

export type VoceVista = UsoVista & { readonly id: string; readonly modificabile: boolean };
/** Why a view was not saved; null when it was. */
export type EsitoVista = { readonly campo: string | null; readonly testo: string } | null;
export type GestioneViste = {
  readonly viste: readonly VoceVista[];
  readonly attiva: string | null;
  /** The list is no longer as the view keeps it. */
  readonly cambiata: boolean;
  readonly maySalvare: boolean;
  readonly mayDiStudio: boolean;
  readonly onScegli: (id: string | null) => void;
  readonly onCrea: (uso: UsoVista) => Promise<EsitoVista>;
  /** Keeps the list as it is now in the view, or changes only its name and use. */
  readonly onSalva: (id: string, uso: UsoVista | null) => Promise<EsitoVista>;
  readonly onElimina: (id: string) => void;
  readonly onCopia: (id: string) => void;
};

type Props = { nomeTutte: string; gestione: GestioneViste };

/** The views of a list, one press away; the one in use has its own menu. */
export function BarraViste({ nomeTutte, gestione }: Props) {
  const { viste, attiva, cambiata } = gestione;
  const [dialogo, setDialogo] = useState<'nuova' | 'uso' | null>(null);
  const inUso = viste.find(({ id }) => id === attiva);
  const remove = async (voce: VoceVista) => {
    const domanda = { titolo: m.eliminaVista(voce.nome), testo: m.eliminaVistaTesto, pericolo: true };
    if (await askConferma(domanda)) gestione.onElimina(voce.id);
  };
  return (
    <nav className={css.bar} aria-label={m.viste}>
      <Linguetta nome={nomeTutte} isAttiva={attiva === null} onScegli={() => gestione.onScegli(null)} />
      {viste.map((voce) => (
        <span key={voce.id} className={css.entry}>
          <Linguetta
            nome={voce.nome}
            diStudio={voce.diStudio}
            isAttiva={voce.id === attiva}
            isCambiata={voce.id === attiva && cambiata}
            onScegli={() => gestione.onScegli(voce.id)}
          />
          {voce.id === attiva && (
            <MenuVista voce={voce} gestione={gestione} onUso={() => setDialogo('uso')} onElimina={remove} />
          )}
        </span>
      ))}
      {gestione.maySalvare && (
        <Button aspetto="quiet" icona={IconPlus} className={css.add} onClick={() => setDialogo('nuova')}>
          {m.salvaVista}
        </Button>
      )}
      {dialogo && (
        <DialogoVista
          titolo={dialogo === 'nuova' ? m.nuovaVista : m.modificaVista}
          iniziale={dialogo === 'uso' && inUso ? inUso : { nome: '', diStudio: false, predefinita: false }}
          mayDiStudio={gestione.mayDiStudio}
          onSalva={(uso) =>
            dialogo === 'uso' && inUso ? gestione.onSalva(inUso.id, uso) : gestione.onCrea(uso)
          }
          onClose={() => setDialogo(null)}
        />
      )}
    </nav>
  );
}

type LinguettaProps = {
  nome: string;
  diStudio?: boolean;
  isAttiva: boolean;
  isCambiata?: boolean;
  onScegli: () => void;
};

function Linguetta({ nome, diStudio, isAttiva, isCambiata, onScegli }: LinguettaProps) {
  return (
    <button
      type="button"
      className={classi(css.tab, isAttiva && css.current)}
      aria-current={isAttiva ? 'true' : undefined}
      onClick={onScegli}
    >
      {diStudio && <Icona di={IconUsers} size={13} />}
      {diStudio && <span className="hidden">{m.dellaStudio} </span>}
      {nome}
      {isCambiata && <span className={css.changed}>{m.modificata}</span>}
    </button>
  );
}

type MenuProps = {
  voce: VoceVista;
  gestione: GestioneViste;
  onUso: () => void;
  onElimina: (voce: VoceVista) => void;
};

function MenuVista({ voce, gestione, onUso, onElimina }: MenuProps) {
  const { modificabile } = voce;
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <button type="button" className={css.more} aria-label={m.menuVista(voce.nome)}>
          <Icona di={IconDots} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {modificabile && gestione.cambiata && (
          <Menu.Item onClick={() => gestione.onSalva(voce.id, null)}>{m.salvaModifiche}</Menu.Item>
        )}
        {modificabile && <Menu.Item onClick={onUso}>{m.cambia}</Menu.Item>}
        <Menu.Item onClick={() => gestione.onCopia(voce.id)}>{m.copiaCollegamento}</Menu.Item>
        {modificabile && <Menu.Item onClick={() => onElimina(voce)}>{m.elimina}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
