import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiCasa as m } from '../../../messages/casa-venditore.ts';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { openModale } from '../../../ui/finestre/apertura.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './ask-ricariche.module.css';
import venditore from './Venditore.module.css';
import { type Ricariche, readRicariche, sendRicariche } from './venditore.api.ts';

type Lettera = Ricariche['lettere'][number];

/** Shows the mails as they would leave, lets some be left out, and sends the others on OK. */
export async function askRicariche(cache: QueryClient): Promise<void> {
  const { lettere, totale } = await readRicariche();
  const pronte = lettere.filter(({ destinatario }) => destinatario !== null);
  const scelti = new Set(pronte.map(({ idStudio }) => idStudio));
  const send = async (): Promise<boolean> => {
    if (scelti.size === 0) return true;
    try {
      const { Inviate, NonInviate } = await sendRicariche([...scelti]);
      if (Inviate > 0) notifiche.push('success', m.mandate(Inviate));
      if (NonInviate > 0) notifiche.push('warning', m.nonMandate(NonInviate));
      await cache.invalidateQueries({ queryKey: ['casa'] });
      return true;
    } catch (causa) {
      const { testo, codiceRichiesta } = toApiError(causa);
      notifiche.push('error', testo, { codiceRichiesta });
      return false;
    }
  };
  await openModale({
    titolo: m.anteprima,
    larghezza: 620,
    contenuto: <Anteprima lettere={lettere} totale={totale} scelti={scelti} />,
    ...(pronte.length === 0 ? { senzaOk: true } : { nomeOk: m.manda(pronte.length), controllo: send }),
  }).esito;
}

function Anteprima({ lettere, totale, scelti }: { lettere: Lettera[]; totale: number; scelti: Set<number> }) {
  const [quanti, setQuanti] = useState(scelti.size);
  const toggle = (id: number, si: boolean) => {
    if (si) scelti.add(id);
    else scelti.delete(id);
    setQuanti(scelti.size);
  };
  if (lettere.length === 0) return <p className={venditore.soffice}>{m.nessunaProposta}</p>;
  return (
    <div className={css.anteprima}>
      <p className={venditore.soffice}>
        {m.anteprimaTesto(quanti)} {totale > lettere.length && m.prime(lettere.length, totale)}
      </p>
      <ul>
        {lettere.map((lettera) => (
          <li key={lettera.idStudio} className={css.lettera}>
            {lettera.destinatario === null ? (
              <p>
                <strong>{lettera.nomeStudio}</strong> {m.senzaIndirizzo}
              </p>
            ) : (
              <>
                <Spunta
                  etichetta={m.includi(lettera.nomeStudio)}
                  scelta={scelti.has(lettera.idStudio)}
                  onChange={(si) => toggle(lettera.idStudio, si)}
                />
                <p className={venditore.soffice}>
                  {m.a(lettera.destinatario)}, «{lettera.oggetto}»
                </p>
                <p className={css.testoLettera}>{lettera.testo}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
