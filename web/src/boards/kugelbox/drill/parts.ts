export { default as Question } from "./Question.svelte";
export { default as Solved } from "./Solved.svelte";
