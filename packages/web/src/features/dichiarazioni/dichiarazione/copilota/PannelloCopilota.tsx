import { DOMANDA_COPILOTA_MASSIMA } from '@quadra/contract';
import {
  IconExternalLink,
  IconHistory,
  IconRobot,
  IconSend,
  IconShieldCheck,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSolaLettura } from '../../../../api/contesto.ts';
import { statoQuery } from '../../../../dominio/copilota/copilota.api.ts';
import { messaggiCopilota as m } from '../../../../messages/copilota.ts';
import { TextField } from '../../../../ui/campi/TextField.tsx';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura } from '../apertura/contesto.ts';
import css from './PannelloCopilota.module.css';
import { Risposta } from './Risposta.tsx';
import type { Copilota } from './useCopilota.ts';

/** The copilot beside the declaration: what was asked, what the engine answered, what would leave, and where one asks. */
export default function PannelloCopilota({ copilota }: { copilota: Copilota }) {
  const { scambi, invio, isAttivo, close } = copilota;
  const fondo = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came last is brought into view
  useEffect(() => {
    const ultima = fondo.current?.lastElementChild;
    ultima?.scrollIntoView({ block: 'nearest' });
  }, [scambi.length, invio]);
  if (!isAttivo) return null;
  return (
    <aside className={css.panel} aria-label={m.nome} tabIndex={-1} data-spiega data-regione>
      <header className={css.head}>
        <Icona di={IconRobot} size={18} />
        <h2>{m.nome}</h2>
        <span className={css.beta}>{m.beta}</span>
        <span className={css.engine}>
          <Icona di={IconShieldCheck} size={16} />
          {m.risponde}
        </span>
        <Link to="/ai-copilot" className={css.history} aria-label={m.tutte} title={m.tutte}>
          <Icona di={IconHistory} size={18} />
        </Link>
        <IconButton icona={IconX} nome={m.chiudi} size={18} onClick={close} />
      </header>
      <div ref={fondo} className={css.scroll}>
        {scambi.length === 0 && (
          <div className={css.empty}>
            <p className={css.strong}>{m.vuotoTitolo}</p>
            <p className={css.soft}>{m.vuotoTesto}</p>
          </div>
        )}
        {scambi.map((scambio) => (
          <Risposta key={scambio.id} scambio={scambio} copilota={copilota} />
        ))}
      </div>
      {invio !== null && <Esterno copilota={copilota} di={invio} />}
      <Chiedi copilota={copilota} />
    </aside>
  );
}

type PropsEsterno = { copilota: Copilota; di: NonNullable<Copilota['invio']> };

/** Before anything leaves: what would leave and what stays, in words; the text itself for who wants it. */
function Esterno({ copilota, di: { domanda, invio } }: PropsEsterno) {
  const { denominazione, codiceFiscale } = useApertura().dichiarazione;
  const [conTesto, setConTesto] = useState(false);
  const scritta = domanda.toLowerCase();
  const nomi = [codiceFiscale, ...denominazione.split(/\s+/).filter((parola) => parola.length > 2)];
  const conNome = nomi.some((nome) => scritta.includes(nome.toLowerCase()));
  return (
    <section className={css.external} aria-label={m.esternoTitolo}>
      <h3>
        <Icona di={IconExternalLink} size={18} />
        {m.esternoTitolo}
      </h3>
      <dl className={css.facts}>
        <dt>{m.escono}</dt>
        <dd>
          {m.esconoChe(invio.a)} {conNome && <strong className={css.warning}>{m.contieneNome}</strong>}
        </dd>
        <dt>{m.restano}</dt>
        <dd>{m.restanoChe}</dd>
      </dl>
      {conTesto && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keys too
        <pre className={css.leaving} tabIndex={0}>
          {invio.testo}
        </pre>
      )}
      <div className={css.row}>
        <button type="button" className={css.link} onClick={() => setConTesto(!conTesto)}>
          {conTesto ? m.nascondiTesto : m.vediTesto}
        </button>
        <span className={css.spacer} />
        <Button aspetto="quiet" onClick={copilota.cancel}>
          {m.annulla}
        </Button>
        <Button inCorso={copilota.inCorso} onClick={copilota.confirm}>
          {m.confermaEChiedi}
        </Button>
      </div>
    </section>
  );
}

/** Where one asks, and how questions begin. */
function Chiedi({ copilota: { domanda, change, ask, inCorso } }: { copilota: Copilota }) {
  const isSolaLettura = useSolaLettura();
  const { data: stato } = useQuery(statoQuery);
  const campo = useRef<HTMLInputElement>(null);
  useEffect(() => campo.current?.focus(), []);
  if (isSolaLettura) return <p className={css.foot}>{m.solaLettura}</p>;
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    ask(domanda);
  };
  const begin = (testo: string) => {
    change(testo);
    campo.current?.focus();
  };
  return (
    <div className={css.foot}>
      <form className={css.form} onSubmit={submit}>
        <TextField
          ref={campo}
          etichetta={m.domanda}
          valore={domanda}
          massimo={DOMANDA_COPILOTA_MASSIMA}
          onChange={change}
        />
        <Button type="submit" icona={IconSend} inCorso={inCorso} disabled={domanda.trim() === ''}>
          {m.chiedi}
        </Button>
      </form>
      <p className={css.begins}>
        {m.inizi.map(([nome, testo]) => (
          <button key={nome} type="button" className={css.link} onClick={() => begin(testo)}>
            {nome}
          </button>
        ))}
      </p>
      {stato && (
        <p className={css.soft}>
          {stato.configurato
            ? stato.simulato
              ? m.simulato
              : m.configurato(stato.nome ?? '')
            : m.nonConfigurato}
        </p>
      )}
    </div>
  );
}
