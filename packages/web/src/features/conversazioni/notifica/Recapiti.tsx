import { IconX } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiRecapiti as m } from '../../../messages/notifica.ts';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { findAbbonamento, findImpedimento, findImpronta, nameBrowser, subscribe } from './browser-push.ts';
import css from './Recapiti.module.css';
import { addDispositivo, type Recapiti as Dati, recapitiQuery, removeDispositivo } from './recapiti.api.ts';
import { SceltaRiepilogo } from './SceltaRiepilogo.tsx';

const abbonamentoQuery = queryOptions({
  queryKey: ['recapiti', 'qui'],
  queryFn: findImpronta,
});

/** At the foot of the notifications: where one is told of them besides here. */
export function Recapiti() {
  const { data, isError } = useQuery(recapitiQuery);
  const isAltrui = useSessione().utente.sessione.sostituzione !== null;
  if (isAltrui) return null;
  return (
    <section className={css.part}>
      <h3 className={css.heading}>{m.titolo}</h3>
      <SceltaRiepilogo />
      {isError && <p className={css.note}>{m.nonLetti}</p>}
      {data && <Browser dati={data} />}
    </section>
  );
}

/** This browser, and those that he named elsewhere. */
function Browser({ dati }: { dati: Dati }) {
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const { data: qui = null } = useQuery(abbonamentoQuery);
  const [impedimento, setImpedimento] = useState(findImpedimento);
  const questo = dati.dispositivi.find(({ impronta }) => impronta === qui);
  const refresh = () => cache.invalidateQueries({ queryKey: recapitiQuery.queryKey });
  if (dati.chiave === null) return null;
  const { chiave } = dati;
  const turnOn = async () => {
    const abbonamento = await subscribe(chiave).catch(() => null);
    setImpedimento(findImpedimento());
    if (abbonamento === null) notifiche.push('error', m.servizioMuto);
    if (abbonamento === null || abbonamento === 'negato') return;
    await addDispositivo(abbonamento, nameBrowser(navigator.userAgent));
    await refresh();
  };
  const turnOff = async (id: number) => {
    await removeDispositivo(id);
    if (id === questo?.id) await (await findAbbonamento())?.unsubscribe();
    await refresh();
  };
  const altri = dati.dispositivi.filter((uno) => uno !== questo);
  return (
    <>
      <Interruttore
        nome={m.qui}
        acceso={questo !== undefined}
        solaLettura={inCorso || (impedimento !== null && !questo)}
        onChange={() => void run(() => (questo ? turnOff(questo.id) : turnOn()))}
      />
      <p className={css.note}>{impedimento === null ? m.quiNota : m.impedimenti[impedimento]}</p>
      {dati.simulato && <p className={css.note}>{m.simulato}</p>}
      {altri.length > 0 && (
        <>
          <p>{m.altrove}</p>
          <ul>
            {altri.map(({ id, nome, creatoIl }) => (
              <li key={id} className={css.device}>
                <span>
                  {nome} <span className={css.note}>{m.dal(formatGiorno(creatoIl.slice(0, 10)))}</span>
                </span>
                <IconButton icona={IconX} nome={m.togli(nome)} onClick={() => void run(() => turnOff(id))} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
