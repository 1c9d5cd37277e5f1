import type { ReactNode, SubmitEvent } from 'react';
import type { Errori } from '../../../dominio/pagina/useSalvataggio.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { ErrorSummary } from '../../../ui/stati/ErrorSummary.tsx';
import css from './Credito.module.css';

type Props = {
  titolo: string;
  invia: string;
  invio: { errori: Errori | null; inCorso: boolean; submit: () => Promise<void> };
  nonInviato: (campi: number) => string;
  children: ReactNode;
};

/** A page that sends one thing: its title with the button, what is wrong, its sections. */
export function Modulo({ titolo, invia, invio, nonInviato, children }: Props) {
  const { errori, inCorso, submit } = invio;
  const send = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    void submit();
  };
  return (
    <form className={css.form} onSubmit={send} noValidate>
      <BarraTitolo titolo={titolo} inErrore={errori !== null}>
        <Button type="submit" aspetto="primary" inCorso={inCorso}>
          {invia}
        </Button>
      </BarraTitolo>
      <div className={css.body}>
        {errori && <ErrorSummary titolo={nonInviato(errori.voci.length)} {...errori} />}
        {children}
      </div>
    </form>
  );
}
