import { aiutoPopup } from '@quadra/contract';
import { IconHelpCircle, IconMaximize, IconMinimize, IconMinus, IconX } from '@tabler/icons-react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { IconButton } from '../comandi/Button.tsx';
import { Icona } from '../comandi/Icona.tsx';
import css from './Finestra.module.css';
import { isStretto } from './geometria.ts';
import { MenuFinestra, type VoceMenu } from './MenuFinestra.tsx';
import { capacita, type Finestra } from './stato.ts';
import { strati } from './strati.ts';
import type { useMovimento } from './useMovimento.ts';

type Props = {
  finestra: Finestra;
  idTitolo: string;
  movimento: ReturnType<typeof useMovimento>;
  /** Puts the focus on the window before the keys move it. */
  onTasti: () => void;
};

const openAiuto = (indirizzo: string) =>
  window.open(
    indirizzo,
    'aiuto',
    `popup,noopener,width=${aiutoPopup.larghezza},height=${aiutoPopup.altezza}`,
  );

function Aiuto({ indirizzo }: { indirizzo: string }) {
  return <IconButton icona={IconHelpCircle} nome={m.aiuto} onClick={() => openAiuto(indirizzo)} />;
}

/** The head of a modal: title, help and close only when asked. */
function Testa({ finestra, idTitolo }: Pick<Props, 'finestra' | 'idTitolo'>) {
  const { titolo, aiuto, chiusura } = finestra.opzioni;
  return (
    <header className={css.head} data-barra>
      <h2 id={idTitolo} className={css.title}>
        {titolo}
      </h2>
      {aiuto !== undefined && <Aiuto indirizzo={aiuto} />}
      {chiusura && (
        <IconButton icona={IconX} nome={m.chiudi} onClick={() => strati.close(finestra.id, 'annullata')} />
      )}
    </header>
  );
}

function listVoci({ finestra, movimento, onTasti }: Props, isMassimizzata: boolean): VoceMenu[] {
  const { id, tipo } = finestra;
  const { isRiducibile, isChiudibile } = capacita[tipo];
  const start = (lato: 'se' | null) => () => {
    onTasti();
    movimento.startTasti(lato);
  };
  const voci: (VoceMenu | false)[] = [
    movimento.puo.sposta && { nome: m.sposta, azione: start(null) },
    movimento.puo.ridimensiona && { nome: m.ridimensiona, azione: start('se') },
    movimento.puo.ridimensiona && { nome: m.affianca, azione: () => strati.dispatch({ tipo: 'tile' }) },
    isRiducibile && {
      nome: isMassimizzata ? m.ripristina : m.ingrandisci,
      azione: () => strati.dispatch({ tipo: isMassimizzata ? 'restore' : 'maximize', id }),
    },
    isRiducibile && { nome: m.riduciANotifica, azione: () => strati.dispatch({ tipo: 'minimize', id }) },
    isChiudibile && { nome: m.chiudi, azione: () => strati.close(id) },
  ];
  return voci.filter((voce) => voce !== false);
}

/** The bar that carries a window: it is dragged by it, and all it does is also in its menu and buttons. */
export function BarraFinestra(props: Props) {
  const { finestra, idTitolo, movimento } = props;
  const { id, tipo, opzioni } = finestra;
  const { isRiducibile, isChiudibile, isBloccante } = capacita[tipo];
  if (isBloccante) return <Testa finestra={finestra} idTitolo={idTitolo} />;
  const isMassimizzata = finestra.stato === 'massimizzata';
  const conMassimo = isRiducibile && !isStretto(strati.get().schermo);
  const toggle = () => strati.dispatch({ tipo: isMassimizzata ? 'restore' : 'maximize', id });
  return (
    <header
      className={css.bar}
      data-barra
      data-mobile={movimento.puo.sposta || undefined}
      {...movimento.presa(null)}
      {...(conMassimo && { onDoubleClick: toggle })}
    >
      {opzioni.icona && <Icona di={opzioni.icona} size={18} className={css.icon} />}
      <h2 id={idTitolo} className={css.name}>
        {opzioni.titolo}
      </h2>
      {opzioni.aiuto !== undefined && <Aiuto indirizzo={opzioni.aiuto} />}
      {isRiducibile && <MenuFinestra titolo={opzioni.titolo} voci={listVoci(props, isMassimizzata)} />}
      {isRiducibile && (
        <IconButton
          icona={IconMinus}
          nome={m.riduciANotifica}
          onClick={() => strati.dispatch({ tipo: 'minimize', id })}
        />
      )}
      {conMassimo && (
        <IconButton
          icona={isMassimizzata ? IconMinimize : IconMaximize}
          nome={isMassimizzata ? m.ripristina : m.ingrandisci}
          onClick={toggle}
        />
      )}
      {isChiudibile && <IconButton icona={IconX} nome={m.chiudi} onClick={() => strati.close(id)} />}
    </header>
  );
}
