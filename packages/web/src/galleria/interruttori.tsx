import { useState } from 'react';
import { Interruttore } from '../ui/Interruttore.tsx';
import { Segmenti } from '../ui/Segmenti.tsx';
import { Caso, type Sezione } from './sezione.tsx';

const voci = [
  ['una', 'Almeno una'],
  ['tutte', 'Tutte'],
] as const;

function Interruttori() {
  const [acceso, setAcceso] = useState(true);
  const [valore, setValore] = useState<'una' | 'tutte'>('tutte');
  return (
    <>
      <Caso nome="Acceso">
        <Interruttore nome="Invio passa al campo successivo" acceso={acceso} onChange={setAcceso} />
      </Caso>
      <Caso nome="Spento">
        <Interruttore nome="Riduci i movimenti" acceso={!acceso} onChange={(spento) => setAcceso(!spento)} />
      </Caso>
      <Caso nome="Scelta fra poche">
        <Segmenti nome="Condizioni" voci={voci} valore={valore} onChange={setValore} />
      </Caso>
    </>
  );
}

export const interruttori: Sezione = {
  chiave: 'interruttori',
  titolo: 'Interruttori e scelte',
  Contenuto: Interruttori,
};
