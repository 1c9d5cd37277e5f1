import { useState } from 'react';
import { NumberField } from '../src/ui/campi/NumberField.tsx';
import { Caso, type Sezione } from './sezione.tsx';
import { Valore } from './Valore.tsx';

type Props = Partial<Parameters<typeof NumberField>[0]>;
const nullo = { nullable: true } as const;

function Numero({ valore: iniziale = null, ...props }: Props) {
  const [valore, setValore] = useState(iniziale);
  const [invii, setInvii] = useState(0);
  return (
    <>
      <NumberField
        etichetta="Importo"
        {...props}
        valore={valore}
        onValore={setValore}
        onInvio={() => setInvii((prima) => prima + 1)}
      />
      <Valore di={{ valore, invii }} />
    </>
  );
}

const casi: readonly (readonly [nome: string, props: Props])[] = [
  ['Vuoto', { opzioni: { ...nullo, decimali: 2, negativi: true } }],
  ['Euro', { valore: 123_456_750, unita: '€', opzioni: { ...nullo, decimali: 2, negativi: true } }],
  ['Intero, senza negativi', { etichetta: 'Giorni', valore: 365, opzioni: nullo }],
  ['Da 0 a 100', { etichetta: 'Quota', unita: '%', opzioni: { min: 0, max: 100, negativi: true } }],
  ['Zero come vuoto', { valore: 0, opzioni: nullo }],
  ['Vuoto come zero', { opzioni: { ...nullo, mostraZero: true } }],
  ['Non nullo', { valore: 7, opzioni: { decimali: 2 } }],
  ['Errore', { valore: 366, messaggio: { tipo: 'error', testo: 'Valore tra 0 e 365' } }],
  ['Attenzione', { valore: 365, messaggio: { tipo: 'warning', testo: 'Le due CU sommano 397 giorni' } }],
  ['Informazione', { valore: 412, messaggio: { tipo: 'info', testo: 'Riportato dal 2024.' } }],
  ['Bloccato', { valore: 29_480, bloccato: true }],
  ['Disattivato', { valore: 29_480, disabilitato: true }],
];

const Numeri = () => (
  <>
    {casi.map(([nome, props]) => (
      <Caso key={nome} nome={nome}>
        <Numero {...props} />
      </Caso>
    ))}
  </>
);

export const numeri: Sezione = { chiave: 'numeri', titolo: 'Numeri', Contenuto: Numeri };
