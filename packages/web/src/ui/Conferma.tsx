import { Modal } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { messaggiUi } from '../messages/ui.ts';
import { Button } from './Button.tsx';
import css from './Conferma.module.css';

type Domanda = {
  titolo: string;
  testo: ReactNode;
  pericolo?: boolean;
  rispondi: (risposta: boolean) => void;
};

let domanda: Domanda | null = null;
const ascoltatori = new Set<() => void>();
const set = (nuova: Domanda | null) => {
  domanda = nuova;
  for (const avvisa of ascoltatori) avvisa();
};

/** Asks the user to confirm, always with OK and Annulla: the text says what OK does. True on OK, false on Annulla and Esc. A new question cancels the former. */
export function askConferma(nuova: Omit<Domanda, 'rispondi'>): Promise<boolean> {
  domanda?.rispondi(false);
  return new Promise((resolve) => set({ ...nuova, rispondi: resolve }));
}

/** Host of the confirm dialog; one in the shell. */
export function Conferma() {
  const aperta = useSyncExternalStore(
    (avvisa) => {
      ascoltatori.add(avvisa);
      return () => void ascoltatori.delete(avvisa);
    },
    () => domanda,
  );
  const answer = (risposta: boolean) => {
    aperta?.rispondi(risposta);
    set(null);
  };
  return (
    <Modal
      opened={aperta !== null}
      onClose={() => answer(false)}
      title={aperta?.titolo}
      withCloseButton={false}
      classNames={{
        content: css.content,
        header: css.header,
        title: css.title,
        body: css.body,
        overlay: css.veil,
      }}
    >
      <div className={css.text}>{aperta?.testo}</div>
      <div className={css.buttons}>
        <Button onClick={() => answer(false)}>{messaggiUi.annulla}</Button>
        <Button aspetto={aperta?.pericolo ? 'danger' : 'primary'} onClick={() => answer(true)} data-autofocus>
          {messaggiUi.ok}
        </Button>
      </div>
    </Modal>
  );
}
