// A pupil's next task, for the first page.
import * as classes from "./classes";

export async function nextTask(): Promise<{ id: string; title: string; left: number } | null> {
  const { tasks } = await classes.desk();
  const next = tasks.find(({ task, mine, open }) => open && mine.done < task.questions);
  return next
    ? { id: next.task.id, title: classes.title(next.task.drill), left: next.task.questions - next.mine.done }
    : null;
}
