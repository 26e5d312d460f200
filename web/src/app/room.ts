// Whether there is room for a column beside the object.
import { MediaQuery } from "svelte/reactivity";

export const roomy = new MediaQuery("min-width: 1101px");
