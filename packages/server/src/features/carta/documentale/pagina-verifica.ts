import { escapeTesto, type FascicoloFilo, testiFascicolo as t } from '@quadra/contract';

const STILE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{width:100%;border-collapse:collapse;margin-top:1rem}th,td{text-align:left;padding:.35rem .5rem;border-bottom:1px solid #8886}
code{font-size:12px;word-break:break-all}.no{color:#c22;font-weight:700}.si{color:#18794e}#esito{font-weight:600}`;

/** A file that stands in a fascicolo beside those of the client. */
export interface FileNostro {
  readonly Percorso: string;
  readonly Sha256: string;
}
/** The page that verifies cannot verify itself. */
const QUESTA = 'VERIFICA.html';
/** What a computer puts into a folder by itself, when it is only looked at. */
const DI_SISTEMA = ['.DS_Store', 'Thumbs.db', 'desktop.ini'] as const;

/** What the page does, without a line: it asks for the folder, hashes each file and compares. */
const PROGRAMMA = `const indice=JSON.parse(document.getElementById('indice').textContent);
const righe=new Map();const corpo=document.querySelector('tbody');
const cella=(riga,testo,classe)=>{const td=riga.insertCell();td.textContent=testo;if(classe)td.className=classe;return td};
for(const v of [...indice.Voci,...PAROLE.nostri]){const riga=corpo.insertRow();cella(riga,v.Percorso);const c=riga.insertCell();const k=document.createElement('code');
k.textContent=v.Sha256;c.append(k);righe.set(v.Percorso,{v,esito:cella(riga,'')})}
const hex=(b)=>[...new Uint8Array(b)].map((n)=>n.toString(16).padStart(2,'0')).join('');
document.querySelector('input').addEventListener('change',async(e)=>{let tutti=true;const visti=new Set();for(const riga of document.querySelectorAll('.fuori'))riga.remove();
for(const f of e.target.files){const intero=f.webkitRelativePath||f.name;const suo=intero.split('/').slice(1).join('/')||intero;
const voce=[...righe.keys()].find((p)=>suo===p||(p.includes('/')&&intero.endsWith('/'+p)));
if(!voce){if(suo===PAROLE.questa)continue;const sistema=PAROLE.sistema.includes(f.name);const riga=corpo.insertRow();riga.className='fuori';cella(riga,intero);cella(riga,'');
cella(riga,sistema?PAROLE.diSistema:PAROLE.inPiu,sistema?'':'no');tutti=tutti&&sistema;continue}visti.add(voce);const {v,esito}=righe.get(voce);
const si=hex(await crypto.subtle.digest('SHA-256',await f.arrayBuffer()))===v.Sha256;
esito.textContent=si?PAROLE.uguale:PAROLE.cambiato;esito.className=si?'si':'no';tutti=tutti&&si}
for(const [p,{esito}] of righe)if(!visti.has(p)){esito.textContent=PAROLE.mancante;esito.className='no';tutti=false}
const fine=document.getElementById('esito');fine.textContent=tutti?PAROLE.tutti:PAROLE.nonTutti;fine.className=tutti?'si':'no'});`;

/** Text that stands in a script of the page and never ends it. */
const writeJson = (dati: unknown) => JSON.stringify(dati).replace(/</g, '\\u003c');

/** A page that verifies the fascicolo it is in, its index and trace too, opened from the disk, without a line and without us. */
export function writePagina(fascicolo: FascicoloFilo, nostri: readonly FileNostro[]): string {
  const { uguale, cambiato, mancante, inPiu, diSistema, tutti, nonTutti } = t;
  const dette = { uguale, cambiato, mancante, inPiu, diSistema, tutti, nonTutti };
  const parole = { ...dette, nostri, questa: QUESTA, sistema: DI_SISTEMA };
  const titolo = `${fascicolo.Denominazione}, ${fascicolo.CodiceFiscale}, ${fascicolo.Anno}`;
  return `<!doctype html><html lang="it"><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeTesto(t.titoloPagina)}</title><style>${STILE}</style></head><body>
<h1>${escapeTesto(t.titoloPagina)}</h1><p>${escapeTesto(titolo)}</p><p>${escapeTesto(t.istruzioni)}</p>
<label>${escapeTesto(t.scegli)} <input type="file" webkitdirectory multiple></label><p id="esito" role="status"></p>
<table><thead><tr><th>File</th><th>SHA-256</th><th></th></tr></thead><tbody></tbody></table>
<script type="application/json" id="indice">${writeJson(fascicolo)}</script>
<script>const PAROLE=${writeJson(parole)};${PROGRAMMA}</script></body></html>`;
}
