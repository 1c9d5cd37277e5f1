import type { Codici } from './codici.ts';

/** State aids of RS401: one table for every Redditi form. */
export const codiciAiuti: Codici = {
  rigo: 'RS401',
  fonte: 'Istruzioni Redditi PF, fascicolo 3 (2023, r. 9529; 2024, r. 8830; 2025, r. 8759; 2026, r. 8723)',
  testo: `
1||Imprese navali, reddito forfetario
2|2023|Fondi per il venture capital, proventi detassati
3||Investimenti in start-up innovative
4||Investimenti in PMI innovative
5||Navi del registro internazionale, esenzione parziale
7||Imprese sociali, 3% degli utili ai fondi
8|2023-2025|Imprese sociali, somme a riserva e contributo ispettivo
9|2023-2025|Imprese sociali, imposte sulle variazioni
10||Alloggi sociali locati, 40% dei redditi
11||Affitto di terreni dei giovani agricoltori, 19%
12||Cooperative di consumo, utili ad aumento di capitale
13||Alloggi sociali con riscatto o riserva di proprietà, 40%
14||Docenti e ricercatori rientrati, lavoro autonomo
15||Impatriati, lavoro autonomo e impresa
16||Crollo del ponte di Genova
17||Campione d’Italia, riduzione dei redditi
19||Campione d’Italia, riduzione dell’imposta
20||Fondo perduto, D.L. 34/2020, art. 25
22||Fondo perduto, centri storici
23||Fondo perduto, D.L. 137/2020, art. 1
25||ZES, riduzione dell’imposta
27||Fondo perduto, D.P.C.M. 3/11/2020
28||Fondo perduto, ristorazione (D.L. 172/2020)
29||Fondo perduto, estensione ad altre attività (D.L. 137/2020)
30||Fondo perduto, comuni montani
31||Fondo perduto, D.L. 41/2021, art. 1
32||Fondo perduto, start-up
33||Fondo perduto automatico, D.L. 73/2021
34||Fondo perduto, D.L. 73/2021, commi 5-15
35||Fondo perduto perequativo
36||Fondo perduto, reddito agrario e ricavi da 10 a 15 milioni
37||Fondo perduto, ristorazione collettiva
38||Fondo perduto, matrimoni, intrattenimento, alberghi e ristoranti
39||Fondo perduto, attività chiuse
40||Fondo perduto, imprese turistico-ricettive
41||Start-up a vocazione sociale, utili non imponibili
42|2023-2024|Definizione agevolata delle somme da controllo automatizzato
43||Plusvalenze su start-up e PMI innovative non imponibili
44|2023|Federazioni sportive, utili non imponibili
45||Fondo perduto, matrimoni e ristorazione, maggiorazione
46||Autotrasporto, deduzione per i trasporti nel comune
47|2024-|Attività trasferite in Italia, 50% dei redditi
48|2024-|Finanza etica, 75% degli utili a riserva
49|2025-|Impatriati dal 2024, lavoro autonomo
50||Credito finanza sociale, banche
51||Credito beni strumentali nel Mezzogiorno
52|2023|Credito beni strumentali, sisma del Centro Italia
53||Credito beni strumentali, ZES
54|2023|Credito formazione 4.0
55||Credito distributori di carburante
56||Credito investimenti pubblicitari
57|2023|Credito imposte anticipate di banche in liquidazione
58||Credito commissioni sui pagamenti elettronici
59||Credito beni strumentali, ZLS
60|2023|Credito canoni di locazione non abitativi
61|2023-2024|Credito ricerca e sviluppo nel Mezzogiorno, maggiorazione
67|2023|Credito rimanenze di magazzino
69|2023|Credito canone patrimoniale di esposizione pubblicitaria
70|2023-2024|Credito beni strumentali, sisma del Centro Italia 2021
71||Credito ricerca su farmaci e vaccini
72|2023|Credito strumenti di pagamento elettronico
74|2023-2025|Credito impianti di compostaggio
75|2023-2024|Credito canoni delle imprese turistiche
76|2023|Credito carburante, agricoltura e pesca, primo trimestre 2022
77|2023-2024|Credito IMU del turismo
78|2023|Credito carburante, pesca, secondo trimestre 2022
79|2023|Credito carburante, agricoltura e pesca, terzo trimestre 2022
80|2023|Credito carburante, agricoltura e pesca, quarto trimestre 2022
81|2023-2024|Credito reti agricole, commercio elettronico (Reg. UE 702/2014)
82|2023-2024|Credito reti agricole, commercio elettronico (de minimis)
83||Fondo perduto, discoteche e sale da ballo
84||Fondo perduto, ristoranti, bar e altri settori
85|2023-2024|Credito carburante, agricoltura, pesca e agromeccanica
86|2024-|Credito ZES unica
87|2025-|Imprese agricole giovanili, tassazione sostitutiva
88|2025-|Credito imprese agricole nel Mezzogiorno, 2023
89|2025-|Credito ZES unica, agricoltura, pesca e acquacoltura
90|2025-|Credito investimenti nelle ZLS
91|2025-|Credito corsi di formazione in agricoltura
999||Altri aiuti di Stato o de minimis`,
};
