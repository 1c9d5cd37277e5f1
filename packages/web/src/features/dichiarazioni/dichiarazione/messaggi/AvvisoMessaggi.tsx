import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { messaggiMessaggio as m } from '../../../../messages/messaggio.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import nota from '../vita/NotaSolaLettura.module.css';
import { FinestraMessaggio } from './FinestraMessaggio.tsx';
import type { Messaggio } from './messaggi.api.ts';
import { useRicevuti } from './useMessaggi.ts';

/** How many are told one by one. */
const MOSTRATI = 2;

/** Over the quadro: the messages received that nobody read yet. */
export function AvvisoMessaggi() {
  const daLeggere = useRicevuti().filter(({ lettoIl }) => lettoIl === null);
  const [aperto, setAperto] = useState<Messaggio | null>(null);
  const altri = daLeggere.length - MOSTRATI;
  return (
    <>
      {daLeggere.slice(0, MOSTRATI).map((messaggio) => (
        <div key={messaggio.id} className={nota.note} role="status">
          <Icona di={IconMail} size={16} />
          <p>
            {messaggio.stato === 'Applicato'
              ? m.compilato(messaggio.mittente, messaggio.quadro)
              : m.daScrivere(messaggio.mittente, messaggio.quadro)}
          </p>
          <Button onClick={() => setAperto(messaggio)}>{m.vedi}</Button>
        </div>
      ))}
      {altri > 0 && <p>{m.altri(altri)}</p>}
      {aperto && <FinestraMessaggio messaggio={aperto} onChiusa={() => setAperto(null)} />}
    </>
  );
}
