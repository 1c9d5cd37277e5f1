import { messaggiDefinizione as m } from '../../../messages/definizione.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import css from './Definizione.module.css';
import type { Scritta } from './definizione.api.ts';
import type { Esito, Ingresso } from './prova.ts';
import type { InProva } from './useProva.ts';

const COLORI = { error: 'rosso', warning: 'giallo', info: 'azzurro' } as const;

type Props = { prova: InProva; scritta: Scritta };

/** The bench: values for the caselle that are read, what comes of them and why, before anything is published. */
export function Prova({ prova, scritta }: Props) {
  const { ingressi, testi, esito, write } = prova;
  return (
    <Sezione larga titolo={m.prova} testo={m.provaTesto}>
      {ingressi.length === 0 && <p className={css.none}>{m.nessunaCasella}</p>}
      <div className={css.inputs}>
        {ingressi.map(({ chiave, casella }) => (
          <TextField
            key={chiave}
            etichetta={`${chiave} ${casella.titolo}`}
            nota={casella.inserita ? undefined : m.calcolata}
            messaggio={messageOf(esito, chiave)}
            valore={testi[chiave] ?? ''}
            massimo={40}
            onChange={(testo) => write(chiave, testo)}
          />
        ))}
      </div>
      {esito === null ? (
        <p className={css.none}>{m.provaDopo}</p>
      ) : (
        <Risultato esito={esito} scritta={scritta} ingressi={ingressi} />
      )}
    </Sezione>
  );
}

const messageOf = (esito: Esito | null, chiave: string) => {
  const testo = esito?.rifiutati[chiave];
  return testo === undefined ? null : ({ tipo: 'error', testo } as const);
};

type PropsRisultato = { esito: Esito; scritta: Scritta; ingressi: readonly Ingresso[] };

function Risultato({ esito, scritta }: PropsRisultato) {
  const { spiegazione, findings, chiave } = esito;
  return (
    <div className={css.result} aria-live="polite" data-esito>
      {scritta.genere === 'validazione' &&
        (findings.length === 0 ? (
          <p>{m.nessunRilievo}</p>
        ) : (
          findings.map((finding) => (
            <p key={finding.chiave} className={css.finding}>
              <Etichetta
                testo={m.livelli[scritta.contenuto.livello]}
                colore={COLORI[scritta.contenuto.livello]}
              />
              <span className="figures">{finding.chiave}</span> {finding.frase}
            </p>
          ))
        ))}
      {spiegazione && (
        <>
          <p className={css.value}>
            <span className="figures">{chiave}</span> ={' '}
            <strong className="figures">{esito.valore || m.vuoto}</strong>
          </p>
          {spiegazione.formula && (
            <dl className={css.steps}>
              <dt>{m.formula}</dt>
              <dd>{spiegazione.formula}</dd>
              {spiegazione.formulaOggi && (
                <>
                  <dt>{m.conQuestiValori}</dt>
                  <dd className="figures">{spiegazione.formulaOggi}</dd>
                </>
              )}
            </dl>
          )}
        </>
      )}
    </div>
  );
}
