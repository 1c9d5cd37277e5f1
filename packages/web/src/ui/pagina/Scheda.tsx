import type { ReactNode, SubmitEvent } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { advanceOnEnter } from '../comandi/enter-advance.ts';
import { useSalvaDaTastiera } from '../comandi/salva-da-tastiera.ts';
import { ErrorSummary, type VoceErrore } from '../stati/ErrorSummary.tsx';
import { BarraVista } from './BarraVista.tsx';
import css from './Scheda.module.css';
import type { VistaPagina } from './vista-pagina.ts';

type Props = {
  scheda: {
    vista: VistaPagina;
    errori: { voci: readonly VoceErrore[]; codiceRichiesta: string | null } | null;
    inCorso: boolean;
    save: () => Promise<void>;
  };
  scrive: boolean;
  titolo: string;
  /** Title of the summary of the errors. */
  nonSalvata: (quanti: number) => string;
  onIndietro: () => void;
  /** Enter goes to the next field. */
  avanzaConInvio: boolean;
  dettaglio?: ReactNode;
  /** Other buttons of the head. */
  azioni?: ReactNode;
  children: ReactNode;
};

/** The page of one record: head with its buttons, errors that lead to their field, sections. */
export function Scheda({ scheda, scrive, titolo, nonSalvata, onIndietro, avanzaConInvio, ...props }: Props) {
  const { vista, errori, inCorso, save } = scheda;
  useSalvaDaTastiera(() => scrive && void save());
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    void save();
  };
  return (
    <form
      className={css.form}
      onSubmit={submit}
      onKeyDown={avanzaConInvio ? advanceOnEnter : undefined}
      data-invio={avanzaConInvio ? 'avanza' : undefined}
      noValidate
    >
      <div className={css.head}>
        <BarraVista
          vista={{ ...vista, titolo, pulsanti: { ...vista.pulsanti, annulla: scrive, salva: scrive } }}
          azioni={{ indietro: onIndietro, annulla: onIndietro }}
          inCorso={inCorso}
          inErrore={errori !== null}
          dettaglio={props.dettaglio}
        >
          {!scrive && <span className={css.badge}>{m.solaLettura}</span>}
          {props.azioni}
        </BarraVista>
      </div>
      <div className={css.body}>
        {errori && (
          <div className={css.summary}>
            <ErrorSummary titolo={nonSalvata(errori.voci.length)} {...errori} />
          </div>
        )}
        {props.children}
      </div>
    </form>
  );
}

/** Fields side by side on six columns. */
export const Campi = ({ children }: { children: ReactNode }) => <div className={css.fields}>{children}</div>;

/** How many of the six columns a field takes. */
export const colonne = { 1: css.c1, 2: css.c2, 3: css.c3, 4: css.c4, 6: css.c6 } as const;
