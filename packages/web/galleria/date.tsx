import { useState } from 'react';
import { DateField } from '../src/ui/campi/DateField.tsx';
import { RadioSiNo } from '../src/ui/campi/RadioSiNo.tsx';
import { Caso, type Sezione } from './sezione.tsx';
import { Valore } from './Valore.tsx';

type Props = Partial<Parameters<typeof DateField>[0]>;

function Giorno({ valore: iniziale = '', ...props }: Props) {
  const [valore, setValore] = useState(iniziale);
  return (
    <>
      <DateField etichetta="Data di nascita" {...props} valore={valore} onChange={setValore} />
      <Valore di={valore} />
    </>
  );
}

function SiNo({ fermo = false }: { fermo?: boolean }) {
  const [valore, setValore] = useState<boolean | null>(null);
  return (
    <>
      <RadioSiNo etichetta="Delega" valore={valore} onChange={setValore} disabilitato={fermo} />
      <Valore di={valore} />
    </>
  );
}

const casi: readonly (readonly [nome: string, props: Props])[] = [
  ['Vuota', {}],
  ['Compilata', { valore: '1982-05-14' }],
  ['Nel 2025', { etichetta: 'Pagamento', minimo: '2025-01-01', massimo: '2025-12-31' }],
  ['Non valida', { valore: '29/02/2025' }],
  ['Attenzione', { valore: '2025-10-20', messaggio: { tipo: 'warning', testo: 'Delega in scadenza.' } }],
  ['Informazione', { valore: '1982-05-14', messaggio: { tipo: 'info', testo: 'Dal codice fiscale.' } }],
  ['Bloccata', { valore: '1982-05-14', bloccato: true }],
  ['Disattivata', { valore: '1982-05-14', disabilitato: true }],
];

const CasiData = () => (
  <>
    {casi.map(([nome, props]) => (
      <Caso key={nome} nome={nome}>
        <Giorno {...props} />
      </Caso>
    ))}
    <Caso nome="Tutti, Si, No">
      <SiNo />
    </Caso>
    <Caso nome="Tutti, Si, No: disattivato">
      <SiNo fermo />
    </Caso>
  </>
);

export const date: Sezione = { chiave: 'date', titolo: 'Date e scelte Si o No', Contenuto: CasiData };
