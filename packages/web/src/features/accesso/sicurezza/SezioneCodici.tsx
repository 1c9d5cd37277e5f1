import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { messaggiSicurezza as m } from '../../../messages/sicurezza.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { codiciMostrati } from './codici-mostrati.ts';
import css from './Sicurezza.module.css';
import { renewCodici, sicurezzaQuery } from './sicurezza.api.ts';
import { useAttoSicurezza } from './useAttoSicurezza.ts';

/** How many recovery codes are left, new ones, and those just made, this once. */
export function SezioneCodici() {
  const { data } = useQuery(sicurezzaQuery);
  const { inCorso, run } = useAttoSicurezza();
  const mostrati = useSyncExternalStore(codiciMostrati.subscribe, codiciMostrati.get);
  useEffect(() => () => codiciMostrati.set(null), []);
  const isAttiva = data && (data.totpDal !== null || data.passkey.length > 0);
  const renew = async () => {
    if (!(await askConferma({ titolo: m.nuoviDomanda, testo: m.nuoviTesto }))) return;
    codiciMostrati.set((await run(renewCodici)) ?? null);
  };
  return (
    <Sezione titolo={m.recupero} testo={m.recuperoTesto}>
      {data && !isAttiva && <p className={css.hint}>{m.recuperoSpento}</p>}
      {isAttiva && (
        <div className={css.row}>
          <span>{m.rimasti(data.codiciRimasti)}</span>
          <Button inCorso={inCorso} onClick={renew}>
            {m.nuoviCodici}
          </Button>
        </div>
      )}
      {mostrati && <Mostrati codici={mostrati} />}
    </Sezione>
  );
}

function Mostrati({ codici }: { codici: readonly string[] }) {
  const riquadro = useRef<HTMLElement>(null);
  useEffect(() => riquadro.current?.focus(), []);
  const testo = codici.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(testo);
    notifiche.push('success', m.copiati);
  };
  const save = () => saveFile(new Blob([`${testo}\n`], { type: 'text/plain' }), m.nomeFile);
  return (
    <section className={css.codes} ref={riquadro} tabIndex={-1} aria-label={m.mostratiNome}>
      <p>{m.mostrati}</p>
      <ol className={css.list}>
        {codici.map((codice) => (
          <li key={codice} className="figures">
            {codice}
          </li>
        ))}
      </ol>
      <div className={css.buttons}>
        <Button onClick={copy}>{m.copia}</Button>
        <Button onClick={save}>{m.scarica}</Button>
        <Button aspetto="primary" onClick={() => codiciMostrati.set(null)}>
          {m.conservati}
        </Button>
      </div>
    </section>
  );
}
