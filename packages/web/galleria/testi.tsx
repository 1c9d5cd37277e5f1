import { useState } from 'react';
import { PasswordField } from '../src/ui/campi/PasswordField.tsx';
import { TextField } from '../src/ui/campi/TextField.tsx';
import { Caso, type Sezione } from './sezione.tsx';
import { Valore } from './Valore.tsx';

type Props = Partial<Parameters<typeof TextField>[0]>;

function Testo({ valore: iniziale = '', ...props }: Props) {
  const [valore, setValore] = useState(iniziale);
  return (
    <>
      <TextField etichetta="Cognome" {...props} valore={valore} onChange={setValore} />
      <Valore di={valore} />
    </>
  );
}

const casi: readonly (readonly [nome: string, props: Props])[] = [
  ['Vuoto', { placeholder: 'Inizia per' }],
  ['Compilato', { valore: 'Bellini', nota: 'facoltativo' }],
  ['Al massimo 10 caratteri', { massimo: 10 }],
  ['Mascherato', { etichetta: 'Chiave', mascherato: true, valore: 'segreta' }],
  ['Copia con prefisso', { etichetta: 'Partita IVA', prefissoCopia: 'IT', valore: '00743110157' }],
  ['Codice', { etichetta: 'Codice fiscale', codice: true, valore: 'BLLMRT82E54F257A' }],
  ['Obbligatorio', { obbligatorio: true }],
  ['Errore', { valore: 'B', messaggio: { tipo: 'error', testo: 'Il cognome ha almeno due lettere.' } }],
  ['Attenzione', { etichetta: 'CAP', messaggio: { tipo: 'warning', testo: 'CAP vuoto.' } }],
  ['Informazione', { valore: 'Modena', messaggio: { tipo: 'info', testo: 'Compilato dal codice fiscale.' } }],
  ['Bloccato', { valore: 'M', etichetta: 'Sesso', bloccato: true }],
  ['Disattivato', { valore: 'Sola lettura', disabilitato: true }],
  ['Più righe', { etichetta: 'Nota', righe: 2, valore: 'Prima riga\nSeconda riga' }],
  ['Testo lungo', { valore: 'Società agricola dei fratelli Bernardi e nipoti di Castelfranco Emilia' }],
];

const Testi = () => (
  <>
    {casi.map(([nome, props]) => (
      <Caso key={nome} nome={nome}>
        <Testo {...props} />
      </Caso>
    ))}
    <Caso nome="Password">
      <PasswordField etichetta="Password" defaultValue="segreta" autoComplete="off" />
    </Caso>
  </>
);

export const testi: Sezione = { chiave: 'testi', titolo: 'Campi di testo', Contenuto: Testi };
