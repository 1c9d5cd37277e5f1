import { useState } from 'react';
import { Button } from '../src/ui/comandi/Button.tsx';
import { notifiche } from '../src/ui/notifiche/notifiche.ts';
import { Caso, type Sezione } from './sezione.tsx';

const resta = { restaAperta: true } as const;

function Avvisi() {
  const [lette, setLette] = useState<number[]>([]);
  const onLetta = (id: number) => setLette((prima) => [...prima, id]);
  const push = (lettura: 'note di rilascio' | 'comune') =>
    notifiche.push('info', 'La versione 0.2 porta le finestre.', { id: 5, lettura, onLetta });
  return (
    <>
      <Caso nome="I quattro tipi">
        <Button
          onClick={() => {
            notifiche.push('success', 'Scheda di Berti Anna Maria salvata.', resta);
            notifiche.push('info', 'Importazione CU: 38 righe su 60.', { ...resta, avanzamento: 63 });
            notifiche.push('warning', 'La delega di Battaglia Salvatore scade il 20/10/2025.', resta);
            notifiche.push('error', 'Invio non riuscito: il servizio telematico non risponde.', {
              ...resta,
              codiceRichiesta: '7F3A-21C8',
            });
          }}
        >
          Mostra i quattro tipi
        </Button>
      </Caso>
      <Caso nome="Che si chiude da sola">
        <Button onClick={() => notifiche.push('success', 'Salvata.')}>Mostra e chiudi</Button>
      </Caso>
      <Caso nome="Da leggere">
        <Button onClick={() => push('note di rilascio')}>Mostra note di rilascio</Button>
        <Button onClick={() => push('comune')}>Mostra da leggere</Button>
        <output data-lette>{lette.join(' ')}</output>
      </Caso>
      <Caso nome="Con voci">
        <Button
          onClick={() =>
            notifiche.push('info', 'Esportazione pronta.', {
              ...resta,
              menu: [
                { nome: 'Apri', azione: () => notifiche.push('success', 'Aperta.') },
                { nome: 'Scarica', azione: () => notifiche.push('success', 'Scaricata.') },
              ],
            })
          }
        >
          Mostra con voci
        </Button>
      </Caso>
      <Caso nome="Larga">
        <Button onClick={() => notifiche.push('info', 'Password cambiata.', { ...resta, larga: true })}>
          Mostra larga
        </Button>
      </Caso>
    </>
  );
}

export const avvisi: Sezione = { chiave: 'avvisi', titolo: 'Avvisi', Contenuto: Avvisi };
